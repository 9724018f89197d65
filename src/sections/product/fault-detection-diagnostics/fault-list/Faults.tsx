import { useState } from 'react';
import { ChoiceRow } from '../../../../ui/primitives/ChoiceRow';
import { DataTable } from '../../../../ui/primitives/DataTable';
import { Text } from '../../../../ui/primitives/Text';
import { Fault } from './Fault';
import { costOf } from './costOf';
import type { Job } from './schema';
import words from './words.json';

interface FaultsProps {
  readonly jobs: readonly Job[];
  /** Of a kWh, in dollars. */
  readonly price: number;
}

/** Choose a fault, and its day is drawn beside the list; on phones below its line. */
export function Faults({ jobs, price }: FaultsProps) {
  const [chosen, choose] = useState(jobs[0]?.name);
  const job = jobs.find(({ name }) => name === chosen);
  return (
    <>
      <ChoiceRow
        legend={words.legend}
        isLegendHidden
        look="list"
        value={chosen}
        onChange={choose}
        detail={job ? <Fault job={job} price={price} /> : null}
        choices={jobs.map(({ name, place, lost }) => ({
          key: name,
          content: (
            <Text as="b" look="label">
              {name}
            </Text>
          ),
          note: place,
          end: (
            <Text as="span" look="small">
              {costOf(lost, price).perDay}
            </Text>
          ),
        }))}
      />
      <noscript>
        <DataTable
          caption={words.all}
          isCaptionShown
          columns={[words.job, words.cost, words.cause, words.check]}
          groups={[
            {
              rows: jobs.map(({ name, place, lost, cause, check }) => ({
                key: name,
                head: `${name}, ${place}`,
                cells: [costOf(lost, price).perDay, cause, check],
              })),
            },
          ]}
        />
      </noscript>
    </>
  );
}
