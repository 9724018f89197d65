import { fill } from '../../text/fillWords';
import copy from '../../copy/newsletter.json';
import { Check } from '../../ui/primitives/Check';
import { Text } from '../../ui/primitives/Text';
import type { Log } from './instrument';
import { fieldName } from './readValues';
import * as styles from './CheckLog.module.css';

interface CheckLogProps {
  readonly log: Log;
  readonly month: string;
}

const isTicked = ({ kind }: Log['columns'][number]): boolean => kind === 'count' || kind === 'run';

/** Lines to fill in, one for each thing that is looked at; where each takes a tick alone, ticks. */
export function CheckLog({ log: { title, rows, columns }, month }: CheckLogProps) {
  const [only, ...others] = columns;
  const isTicks = only !== undefined && others.length === 0 && isTicked(only);
  return (
    <fieldset className={styles.root}>
      <Text as="legend" look="label">
        {title}
      </Text>
      {isTicks ? (
        <div className={styles.ticks}>
          {rows.map((row, index) => (
            <Check key={row} name={fieldName(month, only.key ?? 'c0', index)}>
              {row}
            </Check>
          ))}
        </div>
      ) : (
        <CheckTable {...{ rows, columns, month }} />
      )}
    </fieldset>
  );
}

type CheckTableProps = Pick<Log, 'rows' | 'columns'> & Pick<CheckLogProps, 'month'>;

const CheckTable = ({ rows, columns, month }: CheckTableProps) => (
  <table className={styles.table}>
    <thead>
      <tr>
        <td />
        {columns.map(({ name }) => (
          <th key={name} scope="col">
            <Text as="span" look="tick">
              {name}
            </Text>
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row, index) => (
        <tr key={row}>
          <th scope="row">
            <Text as="span" look="small">
              {row}
            </Text>
          </th>
          {columns.map((column, at) => {
            const { name, key, kind } = column;
            const isTick = isTicked(column);
            return (
              <td key={name}>
                <input
                  type={isTick ? 'checkbox' : 'text'}
                  inputMode={kind === 'number' ? 'decimal' : undefined}
                  name={fieldName(month, key ?? `c${at}`, index)}
                  aria-label={fill(copy.cell, { row, name })}
                  autoComplete="off"
                  className={isTick ? styles.box : styles.cell}
                />
              </td>
            );
          })}
        </tr>
      ))}
    </tbody>
  </table>
);
