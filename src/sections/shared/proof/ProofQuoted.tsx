import type { CSSProperties } from 'react';
import { Text } from '../../../ui/primitives/Text';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { proof } from './schema';
import * as styles from './ProofQuoted.module.css';

type QuotedProps = NonNullable<SectionProps<typeof proof>['quoted']>;

/** What was quoted and what it took, a row each, to the scale of its row. */
export function ProofQuoted({ quoted, took, rows }: QuotedProps) {
  return (
    <table className={styles.root}>
      <thead>
        <tr>
          <td />
          <th scope="col">
            <Text look="label" as="span">
              {quoted}
            </Text>
          </th>
          <th scope="col">
            <Text look="label" as="span">
              {took}
            </Text>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const most = Math.max(row.quoted.value, row.took.value);
          return (
            <tr key={row.label}>
              <th scope="row">
                <Text look="small" as="span">
                  {row.label}
                </Text>
              </th>
              {[row.quoted, row.took].map(({ value, text }, index) => (
                <td key={index === 0 ? 'quoted' : 'took'} className={styles.cell}>
                  <Text look="figureSm" as="span">
                    {text}
                  </Text>
                  <i
                    className={barOf(index, row.took.value > row.quoted.value)}
                    style={{ '--share': `${(value / most) * 100}%` } as CSSProperties}
                  />
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const barOf = (index: number, isOver: boolean) => {
  if (index === 0) return undefined;
  return isOver ? styles.over : styles.kept;
};
