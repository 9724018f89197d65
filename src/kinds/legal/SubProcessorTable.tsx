import copy from './legal.json';
import { useBuildNow } from '../../ui/time/useBuildNow';
import { currentOn } from './subProcessors';
import { Day } from '../../ui/primitives/Day';
import { DataTable } from '../../ui/primitives/DataTable';
import * as styles from './SubProcessorTable.module.css';
import { useSubProcessors } from './useSubProcessors';

const words = copy.subProcessors;

type Processor = Queries.SubProcessorsQuery['processors']['nodes'][number];

/** Firm, country, and period. */
const Firm = ({ of: { firm, country, begins, ends }, today }: { of: Processor; today: string }) => (
  <>
    {firm} <span className={styles.place}>{country}</span>
    <span className={styles.place}>
      {begins.on > today ? words.from : words.since} <Day iso={begins.on} />
      {ends ? (
        <>
          {' '}
          {words.until} <Day iso={ends.on} />
        </>
      ) : null}
    </span>
  </>
);

const Part = ({ of: { does, data, serves, transfer } }: { of: Processor }) => (
  <dl className={styles.part}>
    {[does, data, serves, transfer].map((text, index) => (
      <div key={words.part[index]} className={styles.line}>
        <dt className={styles.label}>{words.part[index]}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);

/** Current and announced sub-processors. Former ones are in the list of changes. */
export function SubProcessorTable() {
  const processors = useSubProcessors();
  const today = new Date(useBuildNow()).toISOString().slice(0, 10);
  return (
    <div className={styles.root}>
      <DataTable
        isCaptionShown
        caption={words.caption}
        columns={words.columns}
        groups={[
          {
            rows: currentOn(processors, today).map((processor) => ({
              key: processor.slug,
              head: <Firm of={processor} today={today} />,
              cells: [<Part key="part" of={processor} />],
            })),
          },
        ]}
      />
    </div>
  );
}
