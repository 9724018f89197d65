import { graphql } from 'gatsby';
import type { EntryFigure as Figure } from '../../../content-model/entry-figure';
import { EntryFigure } from '../../../ui/entry-figure/EntryFigure';
import { Day } from '../../../ui/primitives/Day';
import { Section } from '../../../ui/primitives/Section';
import { SiteLink } from '../../../ui/primitives/SiteLink';
import { Split } from '../../../ui/primitives/Split';
import { Text } from '../../../ui/primitives/Text';
import * as styles from './ReleaseFates.module.css';

/** Sentences of a release, each with what became of it, in the order of the days. */
export function ReleaseFates({ title, lead, rows, figure }: Queries.ReleaseFatesFragment) {
  const fates = (
    <ol className={figure ? undefined : styles.across}>
      {rows.map(({ date, said, state, word, is, link }) => (
        <li key={said} className={styles.row} data-state={state}>
          <Text look="source">
            <Day iso={date} />
          </Text>
          <Text look="name">{said}</Text>
          <Text look="small" isSoft className={figure ? undefined : styles.is}>
            <b>{word}.</b> {is} {link ? <SiteLink href={link.href}>{link.text}</SiteLink> : null}
          </Text>
        </li>
      ))}
    </ol>
  );
  const section = { title, lead, anchor: 'became', size: 'md', ground: 'sunken' } as const;
  return (
    <Section {...section} head="split" isTight>
      {figure ? (
        <Split ratio="7:5">
          {fates}
          <div className={styles.figure}>
            <EntryFigure figure={figure as unknown as Figure} size="page" id="became-figure" />
          </div>
        </Split>
      ) : (
        fates
      )}
    </Section>
  );
}

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
