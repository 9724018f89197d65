import { graphql } from 'gatsby';
import { DataTable } from '../../ui/primitives/DataTable';
import { Text } from '../../ui/primitives/Text';
import { anchorOf, judged, VERDICTS, type Verdict } from './conformance';
import copy from './verdicts.json';
import * as styles from './ConformanceTable.module.css';
import type { InsertProps } from './insertProps';

const LEVELS = ['A', 'AA'] as const;
/** Few enough to be named, and what a buyer looks for. */
const NAMED: readonly Verdict[] = ['partially', 'fails'];

type Criteria = readonly Queries.LegalCriterionFragment[];

/** Numbers of criteria, each of which leads to its row. */
const Numbers = ({ of }: { readonly of: Criteria }) => (
  <span className={styles.numbers}>
    {of.map(({ number }) => (
      <a key={number} href={`#${anchorOf(number)}`}>
        {number}
      </a>
    ))}
  </span>
);

const cellOf = (criteria: Criteria, verdict: Verdict) =>
  NAMED.includes(verdict) && criteria.length ? <Numbers of={criteria} /> : criteria.length;

/** Each criterion of a report with its verdict and a remark; first how many have which. */
export const ConformanceTable = ({ criteria }: Pick<InsertProps, 'criteria'>) => {
  if (!criteria) return null;
  return (
    <div className={styles.root}>
      <DataTable
        isCaptionShown
        caption={copy.counts.caption}
        columns={[copy.counts.verdict, ...LEVELS.map((level) => copy.counts.levels[level])]}
        groups={[
          {
            rows: VERDICTS.map((verdict) => ({
              key: verdict,
              head: copy.verdicts[verdict],
              cells: LEVELS.map((level) => cellOf(judged(criteria, level, verdict), verdict)),
            })),
          },
        ]}
      />
      {LEVELS.map((level) => (
        <DataTable
          key={level}
          isCaptionShown
          className={styles.report}
          caption={copy.tables[level]}
          columns={[
            copy.columns.criterion,
            copy.columns.verdict,
            { name: copy.columns.remark, isWhole: true },
          ]}
          groups={[
            {
              rows: criteria
                .filter((each) => each.level === level)
                .map(({ number, name, verdict, remark }) => ({
                  key: number,
                  head: (
                    <span id={anchorOf(number)} className={styles.criterion}>
                      {number} {name}
                    </span>
                  ),
                  cells: [
                    <span
                      key="verdict"
                      className={`${styles.verdict} nowrap`}
                      data-verdict={verdict}
                    >
                      <Text as="span" look="label">
                        {copy.verdicts[verdict as Verdict]}
                      </Text>
                    </span>,
                    remark,
                  ],
                })),
            },
          ]}
        />
      ))}
    </div>
  );
};

export const fragment = graphql`
  fragment LegalCriterion on LegalCriteria {
    number
    level
    name
    verdict
    remark
  }
`;
