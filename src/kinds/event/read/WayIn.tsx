import { graphql } from 'gatsby';
import copy from './words.json';
import { fill } from '../../../text/fillWords';
import { Track } from '../../../ui/plot/Track';
import { DataTable } from '../../../ui/primitives/DataTable';
import { Heading } from '../../../ui/primitives/Heading';
import { Rows } from '../../../ui/primitives/Rows';
import { Section } from '../../../ui/primitives/Section';
import { Split } from '../../../ui/primitives/Split';
import { Text } from '../../../ui/primitives/Text';
import * as styles from './WayIn.module.css';

interface WayInProps {
  readonly way: Queries.EventWayFragment;
  readonly access: Queries.EventAccessFragment;
}

/** How to get there, on foot and to scale, and what of it is step-free. */
export function WayIn({ way, access }: WayInProps) {
  const longest = Math.max(...way.rows.map(({ minutes }) => minutes ?? 0));
  return (
    <Section title={way.title} anchor="way" size="md" head="own" ground="wash" isTight>
      <Split ratio="5:7">
        <div className={styles.part}>
          <Heading level={2} size="md">
            {way.title}
          </Heading>
          <Rows as="ol">
            {way.rows.map(({ from, minutes, text }) => (
              <li key={from} className={styles.row}>
                <Text look="name">{from}</Text>
                {minutes ? (
                  <Track
                    value={minutes}
                    of={longest}
                    fill="strong"
                    label={fill(copy.onFoot, { minutes })}
                  />
                ) : null}
                <Text look="small" isSoft>
                  {text}
                </Text>
              </li>
            ))}
          </Rows>
        </div>
        <div className={styles.part}>
          <Heading level={2} size="md">
            {access.title}
          </Heading>
          <DataTable
            caption={access.title}
            columns={[copy.place, { name: copy.is, isWhole: true }, copy.instead]}
            groups={[
              {
                rows: access.rows.map(({ place, is, instead }) => ({
                  key: place,
                  head: place,
                  cells: [is, instead],
                })),
              },
            ]}
          />
        </div>
      </Split>
    </Section>
  );
}

export const fragment = graphql`
  fragment EventWay on EventWay {
    title
    rows {
      from
      minutes
      text
    }
  }

  fragment EventAccess on EventAccess {
    title
    rows {
      place
      is
      instead
    }
  }
`;
