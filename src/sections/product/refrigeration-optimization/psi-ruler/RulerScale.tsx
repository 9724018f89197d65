import type { CSSProperties } from 'react';
import { LONGEST, type RulerSetting } from './ruler.ts';
import { savedKwh, savedShare, warmerBy } from './suction.ts';
import { fill } from '../../../../text/fillWords';
import copy from '../words.json';
import { formatCount, formatHours, formatPercentage } from '../../../../format/number.ts';
import { useSettled } from '../../../../browser/useSettled';
import * as styles from './RulerScale.module.css';

const marks = Array.from({ length: LONGEST + 1 }, (_, psi) => psi);

/** Rounded to three significant digits. */
const round = (kwh: number): number => Number(kwh.toPrecision(3));

/** Ruler: pressure on the upper edge, kilowatt-hours on the lower, a line at the setting. */
export function RulerScale({ setting }: { readonly setting: RulerSetting }) {
  const { gas, kwh, psi } = setting;
  const numbers = {
    psi: formatHours(psi),
    kwh: formatCount(round(savedKwh(psi, gas, kwh))),
    share: formatPercentage(savedShare(psi, gas) * 100),
    degrees: formatHours(warmerBy(psi, gas)),
  };
  const result = fill(copy.result, numbers);
  const says = fill(copy.says, numbers);
  const status = useSettled(`${result}. ${says}`);
  return (
    <div className={styles.root} style={{ '--set': psi / LONGEST } as CSSProperties}>
      <p className={styles.answer}>
        <b className={styles.result}>{result}</b>
        <span className={styles.says}>{says}</span>
      </p>
      <ol className={styles.ruler}>
        {marks.map((mark) => (
          <li
            key={mark}
            className={styles.mark}
            style={{ '--at': mark / LONGEST } as CSSProperties}
          >
            <b className={styles.psi}>
              {mark}{' '}
              {mark === 0 ? (
                <span className={styles.unit}>{copy.psiScale}</span>
              ) : (
                <span className="visuallyHidden">{copy.psiScale}</span>
              )}
            </b>
            <span className={styles.kwh}>
              {formatCount(round(savedKwh(mark, gas, kwh)))}{' '}
              {mark === 0 ? (
                <span className={styles.unit}>{copy.kwhScale}</span>
              ) : (
                <span className="visuallyHidden">{copy.kwhScale}</span>
              )}
            </span>
          </li>
        ))}
      </ol>
      <p role="status" className="visuallyHidden">
        {status}
      </p>
    </div>
  );
}
