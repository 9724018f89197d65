import { graphql } from 'gatsby';
import copy from '../words.json';
import webinarCopy from '../../../../copy/webinar.json';
import { fill } from '../../../../text/fillWords';
import { useKeptChoice } from '../../../../browser/useKeptChoice';
import { BrowseEnd } from '../../../../ui/browse/BrowseEnd';
import { FacetRow } from '../../../../ui/browse/FacetRow';
import { useBrowse } from '../../../../ui/browse/useBrowse';
import { ChoiceRow } from '../../../../ui/primitives/ChoiceRow';
import { Container } from '../../../../ui/primitives/Container';
import { Scripted } from '../../../../ui/primitives/Scripted';
import { Section } from '../../../../ui/primitives/Section';
import { SessionRow } from './SessionRow';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { sessionShelf } from './schema';
import * as styles from './SessionShelf.module.css';

interface SessionShelfProps extends SectionProps<typeof sessionShelf> {
  /** Whether it is a later page of the list. */
  readonly isLater?: boolean;
}

type Session = Queries.SessionOnShelfFragment;

const LIST = 'session-list';
const TICK = 10;

const topicOf = (family: string): string =>
  (webinarCopy.families as Readonly<Record<string, string>>)[family] ?? family;

export function SessionShelf(section: SessionShelfProps) {
  const { title, lead, anchor, scale, mark, marks, whole, pages, list, isLater } = section;
  const { form, keep } = useKeptChoice();
  const browsed = useBrowse({ entries: pages, ...list });
  const rows = (sessions: readonly Session[], level: 2 | 3) => (
    <ol id={LIST} className={styles.list}>
      {sessions.map((session) => (
        <SessionRow
          key={session.path}
          session={session}
          scale={scale}
          marks={marks}
          level={level}
        />
      ))}
    </ol>
  );
  if (isLater) return <Container>{rows(pages, 2)}</Container>;
  const ticks = Array.from({ length: Math.ceil(scale / TICK) }, (_, index) => index * TICK);
  return (
    <Section title={title} lead={lead} anchor={anchor} head="split" ground="sunken">
      <form ref={form} onChange={keep} className={styles.form}>
        <div className={styles.filters}>
          <Scripted>
            <FacetRow browsed={browsed} facet="topic" label={webinarCopy.topic} wordFor={topicOf} />
          </Scripted>
          <ChoiceRow
            legend={mark}
            name="have"
            look="chips"
            choices={[
              { key: 'any', content: whole },
              ...marks.map((minutes, index) => ({
                key: `m${index}`,
                content: fill(copy.minutes, { minutes }),
              })),
            ]}
          />
        </div>
        <div aria-hidden="true" className={styles.scale}>
          <span className={styles.ticks}>
            {ticks.map((tick) => (
              <span key={tick} style={{ left: `${(tick / scale) * 100}%` }} className={styles.tick}>
                {fill(copy.minutes, { minutes: tick })}
              </span>
            ))}
          </span>
        </div>
        {rows(browsed.shown, 3)}
      </form>
      <BrowseEnd browsed={browsed} list={LIST} path={list.path} />
    </Section>
  );
}

export const fragment = graphql`
  fragment SessionOnShelf on Webinar {
    path
    title
    ...WebinarAftermath
    family
    agenda {
      minute
      title
    }
    speakers {
      name
    }
  }
`;
