import { claimSource } from '../../../format/claimSource';
import { Track } from '../../../ui/plot/Track';
import { Text } from '../../../ui/primitives/Text';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { proof } from './schema';
import * as styles from './ProofQuoted.module.css';

type QuotedProps = NonNullable<SectionProps<typeof proof>['quoted']>;

/** What was quoted and what it took, a row each, to the scale of its row. */
export function ProofQuoted({ claim, quoted, took, rows }: QuotedProps) {
  return (
    <>
      <table className={styles.root}>
        <thead>
          <tr>
            <td />
            {[quoted, took].map((column) => (
              <th key={column} scope="col">
                <Text look="label" as="span">
                  {column}
                </Text>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const most = Math.max(row.quoted.value, row.took.value);
            const kept = row.took.value > row.quoted.value ? 'wait' : 'good';
            const bars = [
              { fill: 'before', ...row.quoted },
              { fill: kept, ...row.took },
            ] as const;
            return (
              <tr key={row.label}>
                <th scope="row">
                  <Text look="small" as="span">
                    {row.label}
                  </Text>
                </th>
                {bars.map(({ fill, value, text }, index) => (
                  <td key={index === 0 ? quoted : took}>
                    <Text look="figureSm" as="span">
                      {text}
                    </Text>
                    <Track value={value} of={most} fill={fill} />
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      {claim ? <Text look="source">{claimSource(claim)}</Text> : null}
    </>
  );
}
