import { Fragment, useId, type CSSProperties } from 'react';
import { measures, ranksBy, type MeasureName } from './rank';
import { formatCount } from '../../../../format/number';
import { Text } from '../../../../ui/primitives/Text';
import { HeroGround } from '../../../../ui/hero/HeroGround';
import { HeroText } from '../../../../ui/hero/HeroText';
import { RankingsLines } from './RankingsLines';
import { RankingsOrder } from './RankingsOrder';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { rankings } from './schema';
import * as styles from './Rankings.module.css';

const NAMES = ['total', 'perArea', 'empty'] as const satisfies readonly MeasureName[];

/** Megawatt-hours per building, kilowatt-hours per square foot. */
const shown = (name: MeasureName, value: number): string =>
  name === 'total' ? formatCount(value / 1000) : value.toFixed(1);

/** Radio buttons before the chart let CSS highlight a building’s line and remark. */
export function Rankings(hero: SectionProps<typeof rankings>) {
  const heading = useId();
  const group = useId();
  const { buildings, orders, question, followed, caption } = hero;
  const idOf = (index: number): string => `${group}-${index}`;
  const columns = NAMES.map((name) => {
    const ranks = ranksBy(name, buildings);
    const cells = buildings.map((building, index) => ({
      index,
      code: building.code,
      city: building.city,
      value: shown(name, measures[name](building)),
      rank: ranks[index] ?? 0,
    }));
    return { name, ranks, cells: cells.sort((one, other) => one.rank - other.rank) };
  });
  return (
    <HeroGround hero={hero} heading={heading} usual="family">
      <div className={styles.words}>
        <HeroText hero={hero} heading={heading} layout="split" />
      </div>
      <fieldset className={styles.root} style={{ '--rows': buildings.length } as CSSProperties}>
        <legend className={styles.question}>{question}</legend>
        {buildings.map(({ code, city }, index) => (
          <input
            key={code}
            type="radio"
            name={group}
            id={idOf(index)}
            aria-label={`${code}, ${city}`}
            defaultChecked={code === followed}
            className={styles.radio}
          />
        ))}
        <div className={styles.chart}>
          {columns.map(({ name, ranks, cells }, index) => (
            <Fragment key={name}>
              {index > 0 ? (
                <RankingsLines from={columns[index - 1]?.ranks ?? []} to={ranks} />
              ) : null}
              <RankingsOrder order={orders[index]} cells={cells} idOf={idOf} />
            </Fragment>
          ))}
        </div>
        <div className={styles.remarks}>
          {buildings.map(({ code, city, remark }, index) => (
            <p key={code} data-building={index} className={styles.remark}>
              <b>
                {code}, {city}.
              </b>{' '}
              {remark}
            </p>
          ))}
        </div>
        <ul className={styles.verdicts}>
          {orders.map(({ title, verdict, text }) => (
            <li key={title} className={styles.verdict}>
              <b className={styles.word}>{verdict}</b>
              <span className={styles.of}>{title}</span>
              {text}
            </li>
          ))}
        </ul>
      </fieldset>
      <div className={styles.caption}>
        <Text look="source">{caption}</Text>
      </div>
    </HeroGround>
  );
}
