import { Fragment, useId, type ReactNode } from 'react';
import * as styles from './ChoiceRow.module.css';

const looks = { row: styles.row, pills: styles.pills, list: styles.list, bar: styles.bar };

interface ChoiceRowProps {
  readonly legend: string;
  readonly isLegendHidden?: boolean;
  readonly choices: readonly {
    readonly key: string;
    readonly content: ReactNode;
    /** Below the option, outside its label. */
    readonly below?: ReactNode;
  }[];
  /** Index of the initial option. */
  readonly first?: number;
  /** Query key that keeps it (`useKeptChoice`); without one, it is not kept. */
  readonly name?: string;
  /** `pills` are as wide as their words, a `list` has a line for each, a `bar` is to scale: `--sizes`. */
  readonly look?: keyof typeof looks;
  /** Id of the form it belongs to, if outside it. */
  readonly form?: string | undefined;
  readonly className?: string | undefined;
}

/**
 * Radio buttons in a row, without script. Inside an element with `data-choices`, elements with
 * `data-choice="2"` show while the second option is chosen. On paper, and in browsers without
 * `:has`, all show.
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
