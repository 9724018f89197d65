import { useId, type CSSProperties, type ReactNode } from 'react';
import { Pick } from './Pick';
import * as styles from './ChoiceRow.module.css';

const looks = {
  row: styles.row,
  chips: styles.chips,
  list: styles.list,
};

interface Choice {
  readonly key: string;
  readonly content: ReactNode;
  /** How many it leaves; one that leaves none cannot be chosen. */
  readonly count?: number;
  /** Below its words, and at the end of its line; of a card, above it. */
  readonly note?: ReactNode;
  readonly end?: ReactNode;
  readonly isDisabled?: boolean;
}

export interface ChoiceRowProps {
  readonly legend: ReactNode;
  readonly isLegendHidden?: boolean;
  readonly choices: readonly Choice[];
  /** What the chosen line of a list brings along: below it on phones, beside the list where there is room. */
  readonly detail?: ReactNode;
  /** Answers of a word or two: three or four stand in one row on phones, too. */
  readonly isShort?: boolean;
  /** Index of the initial option. */
  readonly first?: number;
  /** Key of the chosen option, where React keeps it. */
  readonly value?: string | undefined;
  readonly onChange?: (key: string) => void;
  /** Query key that keeps it (`useKeptChoice`); without one, it is not kept. */
  readonly name?: string;
  /**
   * `row` for two to five short answers, `chips` as wide as their words for what narrows a list, a
   * `list` has a line for each. Pieces made of this one bring a class of their own.
   */
  readonly look?:
    | keyof typeof looks
    | { readonly own: string | undefined; readonly as?: keyof typeof looks };
  /** Id of the form it belongs to, if outside it. */
  readonly form?: string | undefined;
  readonly className?: string | undefined;
}

/**
 * Choose one: radio buttons, without script. Inside an element with `data-choices`, elements with
 * `data-choice="2"` show while the second option is chosen. On paper, and in browsers without
 * `:has`, all show.
 */
export function ChoiceRow(props: ChoiceRowProps) {
  const {
    legend,
    isLegendHidden = false,
    choices,
    look = 'row',
    detail,
    onChange,
    className,
  } = props;
  const own = useId();
  const stateOf = (key: string, index: number) =>
    onChange
      ? { checked: key === props.value, onChange: () => onChange(key) }
      : { defaultChecked: index === (props.first ?? 0) };
  const classes = [
    typeof look === 'string' ? looks[look] : look.own,
    typeof look === 'object' && look.as ? looks[look.as] : '',
    props.isShort ? styles.short : '',
    detail ? styles.split : '',
  ];
  const lines = { '--lines': choices.length } as CSSProperties;
  return (
    <fieldset className={className}>
      <legend className={isLegendHidden ? 'visuallyHidden' : styles.legend}>{legend}</legend>
      <div className={classes.filter(Boolean).join(' ')} style={detail ? lines : undefined}>
        {choices.map(({ key, content, count, note, end, isDisabled }, index) => (
          <label key={key} className={styles.choice}>
            <Pick
              type="radio"
              name={props.name ?? own}
              value={key}
              form={props.form}
              disabled={isDisabled ?? count === 0}
              {...stateOf(key, index)}
            />
            <span className={styles.face}>
              <span>
                {content}
                {note ? <span className={styles.note}>{note}</span> : null}
              </span>
              {count === undefined ? null : <span className={styles.count}>{count}</span>}
              {end ? <span>{end}</span> : null}
            </span>
          </label>
        ))}
        {detail ? <div className={styles.detail}>{detail}</div> : null}
      </div>
    </fieldset>
  );
}
