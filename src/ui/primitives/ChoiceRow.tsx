import { Fragment, useId, type ReactNode } from 'react';
import * as styles from './ChoiceRow.module.css';

const looks = { row: styles.row, pills: styles.pills, list: styles.list };

interface ChoiceRowProps {
  readonly legend: string;
  readonly isLegendHidden?: boolean;
  readonly choices: readonly {
    readonly key: string;
    readonly content: ReactNode;
    /** What stands right under it, outside of what is pressed. */
    readonly below?: ReactNode;
  }[];
  /** Place of the one that is chosen at first, from 0. */
  readonly first?: number;
  /** The key of the address that keeps it (`useKeptChoice`); without one nothing does. */
  readonly name?: string;
  /** `pills` are as wide as their words, a `list` has a line for each. */
  readonly look?: keyof typeof looks;
  /** Id of the form that sends it, where it stands outside of that. */
  readonly form?: string | undefined;
  readonly className?: string | undefined;
}

/**
 * One of a few, in a row; works without any script. Inside an element with `data-choices`, what belongs
 * to the second of them has `data-choice="2"` and is shown while that one is chosen. On paper, and in
 * browsers without `:has`, all of it is there.
 */
export function ChoiceRow(props: ChoiceRowProps) {
  const { legend, isLegendHidden = false, choices, first = 0, look = 'row', className } = props;
  const own = useId();
  return (
    <fieldset className={className}>
      <legend className={isLegendHidden ? 'visuallyHidden' : styles.legend}>{legend}</legend>
      <div className={looks[look]}>
        {choices.map(({ key, content, below }, index) => (
          <Fragment key={key}>
            <label className={styles.choice}>
              <input
                type="radio"
                name={props.name ?? own}
                value={key}
                form={props.form}
                defaultChecked={index === first}
                className={styles.input}
              />
              <span className={styles.face}>{content}</span>
            </label>
            {below}
          </Fragment>
        ))}
      </div>
    </fieldset>
  );
}
