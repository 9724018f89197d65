import { graphql } from 'gatsby';
import type { EntryFigure as Figure } from '../../content-model/entry-figure';
import { EntryFigure } from '../../ui/entry-figure/EntryFigure';
import { Day } from '../../ui/primitives/Day';
import { Section } from '../../ui/primitives/Section';
import { SiteLink } from '../../ui/primitives/SiteLink';
import { Split } from '../../ui/primitives/Split';
import { Text } from '../../ui/primitives/Text';
import * as styles from './ReleaseFates.module.css';

/** Sentences of a release, each with what became of it, in the order of the days. */
export const ReleaseFates = ({ title, lead, rows, figure }: Queries.ReleaseFatesFragment) => (
  <Section title={title} lead={lead} anchor="became" head="split" size="md" ground="sunken" isTight>
    <Split ratio="7:5">
      <ol>
        {rows.map(({ date, said, state, word, is, link }) => (
          <li key={said} className={styles.row} data-state={state}>
            <Text look="source">
              <Day iso={date} />
            </Text>
            <Text look="name">{said}</Text>
            <Text look="small" isSoft>
              <b>{word}.</b> {is} {link ? <SiteLink href={link.href}>{link.text}</SiteLink> : null}
            </Text>
          </li>
        ))}
      </ol>
      {figure ? (
        <div className={styles.figure}>
          <EntryFigure figure={figure as unknown as Figure} size="page" id="became-figure" />
        </div>
      ) : null}
    </Split>
  </Section>
);

export const fragment = graphql`
  fragment ReleaseFates on PressReleaseBecame {
    title
    lead
    rows {
      date
      said
      state
      word
      is
      link {
        text
        href
      }
    }
    figure
  }
`;
