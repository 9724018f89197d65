import { useId } from 'react';
import { reorderPoint } from './reorderPoint';
import { formatDollars } from '../../../../format/number';
import { Section } from '../../../../ui/primitives/Section';
import { Text } from '../../../../ui/primitives/Text';
import { ReorderPart } from './ReorderPart';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { reorderLine } from './schema';
import * as styles from './ReorderLine.module.css';

/** Radio buttons choose the delivery time; CSS shows the reorder points and the money they tie up. */
export function ReorderLine(props: SectionProps<typeof reorderLine>) {
  const { title, lead, anchor, question, waits, stocked, perWeekUnit, lineName, totalName, note } =
    props;
  const name = useId();
  const rows = stocked.map((part) => ({
    ...part,
    lines: waits.map(({ days }) => reorderPoint(part.perWeek, days)),
  }));
  const totals = waits.map((_, index) =>
    rows.reduce((sum, { lines, price }) => sum + (lines[index] ?? 0) * price, 0),
  );
  return (
    <Section title={title} lead={lead} anchor={anchor} head="split" ground="tint">
      <fieldset className={styles.root}>
        <legend className={styles.question}>{question}</legend>
        {waits.map((wait, index) => (
          <input
            key={wait.name}
            type="radio"
            name={name}
            id={`${name}-${index}`}
            defaultChecked={index === 1}
            className={styles.radio}
          />
        ))}
        <div className={styles.waits}>
          {waits.map((wait, index) => (
            <label key={wait.name} htmlFor={`${name}-${index}`} className={styles.wait}>
              {wait.name}
            </label>
          ))}
        </div>
        <ul className={styles.parts}>
          {rows.map((part) => (
            <ReorderPart
              key={part.name}
              part={part}
              used={`${part.perWeek} ${perWeekUnit}`}
              lineName={lineName}
            />
          ))}
        </ul>
        <p className={styles.total}>
          {totalName}{' '}
          {totals.map((total, index) => (
            <b key={index} className={styles.answer}>
              {formatDollars(total)}
            </b>
          ))}
        </p>
      </fieldset>
      {note ? (
        <Text look="small" isSoft className={styles.note}>
          {note}
        </Text>
      ) : null}
    </Section>
  );
}
