import { graphql } from 'gatsby';
import type { EntryFigure as Figure } from '../../content-model/entry-figure';
import copy from '../../copy/changes.json';
import { fill } from '../../text/fillWords';
import { inWords } from '../../time/inWords';
import { EntryFigure } from '../../ui/entry-figure/EntryFigure';
import { groundOf } from '../../ui/entry-figure/ground';
import { ActionList } from '../../ui/primitives/ActionList';
import { Breadcrumbs } from '../../ui/primitives/Breadcrumbs';
import { Container } from '../../ui/primitives/Container';
import { Day } from '../../ui/primitives/Day';
import { Heading } from '../../ui/primitives/Heading';
import { Meta } from '../../ui/primitives/Meta';
import { Text } from '../../ui/primitives/Text';
import { headlineOf } from './headlineOf';
import * as styles from './MonthHead.module.css';

/** Anchor of the two minutes. */
export const MINUTES = 'minutes';

/** Figures that need the whole width; the others lie beside the words. */
const WIDE: ReadonlySet<Figure['type']> = new Set(['times', 'route', 'plan', 'object']);

/** Head of a month on the ground of its figure: which version, headline, day, lead, figure. */
export function MonthHead(page: Queries.MonthHeadFragment) {
  const { hubs, month, version, released, title, lead, closing } = page;
  const figure = page.figure as unknown as Figure;
  const isWide = WIDE.has(figure.type);
  return (
    <header {...groundOf(figure)}>
      <Container className={styles.root}>
        <Breadcrumbs trail={hubs} here={inWords(month)} />
        <div className={isWide ? styles.wide : styles.beside}>
          <div className={styles.words}>
            <div className={styles.title}>
              <Text look="term">{copy.term}</Text>
              <Heading level={1} size="lg">
                {headlineOf(title)}
              </Heading>
            </div>
            <div className={styles.lead}>
              <Text look="lead">{lead}</Text>
              <Meta>
                <span>
                  {fill(copy.versionOut, { version })} <Day iso={released} />
                </span>
              </Meta>
              <ActionList
                actions={[
                  { text: fill(copy.demo, { version }), href: closing?.actions[0]?.href ?? '' },
                  { text: copy.inMinutes, href: `#${MINUTES}` },
                ]}
              />
            </div>
          </div>
          <EntryFigure figure={figure} size="page" id="figure" />
        </div>
      </Container>
    </header>
  );
}

export const fragment = graphql`
  fragment MonthHead on WhatsNew {
    hubs {
      ...ActionLink
    }
    month
    version
    released
    title
    lead
    figure
    closing {
      actions {
        href
      }
    }
  }
`;
