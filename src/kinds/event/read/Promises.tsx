import { graphql } from 'gatsby';
import type { EntryFigure as Figure } from '../../../content-model/entry-figure';
import { EntryFigure } from '../../../ui/entry-figure/EntryFigure';
import { Rows } from '../../../ui/primitives/Rows';
import { Section } from '../../../ui/primitives/Section';
import { Split } from '../../../ui/primitives/Split';
import { Text } from '../../../ui/primitives/Text';
import * as styles from './Promises.module.css';

/** What guests promised, counted later, beside a figure of it. */
export const Promises = (promises: Queries.EventPromisesFragment) => {
  const { title, lead, sums, figure, note } = promises;
  const counted = (
    <div className={styles.counted}>
      <Rows as="dl">
        {sums.map(({ label, value, of }) => (
          <div key={label} className={styles.sum}>
            <Text as="dt" look="small">
              {label}
            </Text>
            <Text as="dd" look="figureLg">
              {value}{' '}
              {of ? (
                <Text as="span" look="unit">
                  {of}
                </Text>
              ) : null}
            </Text>
          </div>
        ))}
      </Rows>
      {note ? <Text isSoft>{note}</Text> : null}
    </div>
  );
  return (
    <Section
      title={title}
      lead={lead}
      anchor="became"
      head="split"
      size="md"
      ground="sunken"
      isTight
    >
      {figure ? (
        <Split ratio="5:7">
          {counted}
          <EntryFigure figure={figure as unknown as Figure} size="page" id="became-figure" />
        </Split>
      ) : (
        counted
      )}
    </Section>
  );
};

export const fragment = graphql`
  fragment EventPromises on EventRecapPromises {
    title
    lead
    sums {
      label
      value
      of
    }
    figure
    note
  }
`;
