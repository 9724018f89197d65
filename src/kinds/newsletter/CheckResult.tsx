import { inFull, work, type Values } from '../../content-model/formula';
import copy from '../../copy/newsletter.json';
import { formatCount, formatEntered } from '../../format/number';
import { fill } from '../../text/fillWords';
import { place } from '../../ui/plot/place';
import { percentOf } from '../../ui/plot/scale';
import { Text } from '../../ui/primitives/Text';
import type { Result } from './instrument';
import * as styles from './CheckResult.module.css';

interface CheckResultProps {
  readonly result: Result;
  /** As far as the visitor has entered them. */
  readonly values: Values;
  /** Of the writer, which are worked out until then. */
  readonly examples: Values;
  /** The one that the check is for. */
  readonly isFirst: boolean;
}

/** Of several readings the largest, in words. */
const inWords = (sum: string): string =>
  sum.replace(/max\(([^()]*)\)/g, (_, of: string) => fill(copy.largest, { of }));

/** A value with its unit, which touches a number only as a percent sign. */
const measured = (value: string, unit = ''): string =>
  unit === '' || unit === '%' ? `${value}${unit}` : `${value}\u00a0${unit}`;

const inside = (percent: number): number => Math.min(100, Math.max(0, percent));

/** What readings come to: the number, where it lies on its scale, and what each range means. */
export function CheckResult({ result, values, examples, isFirst }: CheckResultProps) {
  const { name, formula, unit, digits, scale, verdicts } = result;
  const own = work(formula, values);
  const sum = own ?? work(formula, examples) ?? 0;
  const range = { from: scale[0], to: scale[1] };
  const here = verdicts.findIndex(({ upTo }) => upTo === undefined || sum <= upTo);
  const rangeOf = (index: number): string => {
    const [from, to] = [verdicts[index - 1]?.upTo, verdicts[index]?.upTo];
    const shown = { from: formatEntered(from ?? 0), to: measured(formatEntered(to ?? 0), unit) };
    if (from === undefined) return fill(copy.upTo, shown);
    if (to === undefined) return fill(copy.over, { from: measured(shown.from, unit) });
    return fill(copy.between, shown);
  };
  return (
    <div className={styles.root}>
      <div>
        <Text look="label">{name}</Text>
        <output className={styles.value}>
          <Text as="span" look={isFirst ? 'figureXl' : 'figureLg'}>
            {measured(formatCount(sum, digits), unit)}
          </Text>
        </output>
      </div>
      <span aria-hidden="true" className={styles.line}>
        {verdicts.flatMap(({ upTo }) =>
          upTo === undefined
            ? []
            : [
                <i
                  key={upTo}
                  className={styles.limit}
                  style={place({ x: percentOf(upTo, range) })}
                />,
              ],
        )}
        <i className={styles.hand} style={place({ x: inside(percentOf(sum, range)) })} />
      </span>
      <Text look="source">
        {fill(own === undefined ? copy.example : copy.yours, {
          sum: inWords(inFull(formula, own === undefined ? examples : values, formatEntered)),
        })}
      </Text>
      {verdicts.length > 0 ? (
        <ol className={styles.verdicts}>
          {verdicts.map(({ says }, index) => (
            <li key={says} aria-current={index === here || undefined} className={styles.verdict}>
              <Text as="span" look="label">
                {rangeOf(index)}
              </Text>
              <Text as="span" look="small">
                {says}
              </Text>
            </li>
          ))}
        </ol>
      ) : null}
    </div>
  );
}
