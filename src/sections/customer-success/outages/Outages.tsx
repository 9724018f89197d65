import type { CSSProperties } from 'react';
import { fill } from '../../../text/fillWords';
import copy from '../words.json';
import { allowance, creditFor } from './allowance.ts';
import { Prose } from '../../../ui/primitives/Prose';
import { Section } from '../../../ui/primitives/Section';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { outages as schema } from './schema';
import * as styles from './Outages.module.css';

const MONTH = 30;

const share = (part: number, whole: number): string => `${Math.round((part / whole) * 1000) / 10}%`;

/** Bars on one scale of minutes, beside the limit of the month. */
export function Outages(section: SectionProps<typeof schema>) {
  const { title, lead, anchor, promised, outages, limitLabel, text } = section;
  const { creditLabel, noCreditLabel } = section;
  const most = Math.max(...outages.map(({ minutes }) => minutes));
  const minutes = Math.round(allowance(MONTH, promised));
  return (
    <Section title={title} lead={lead} anchor={anchor} head="split">
      <p className={styles.limit}>
        <i className={styles.mark} /> {fill(limitLabel, { minutes })}
      </p>
      <ul className={styles.list}>
        {outages.map((outage) => {
          const credit = creditFor(outage.minutes, outage.days, promised);
          const limit = allowance(outage.days, promised);
          return (
            <li key={outage.when} className={styles.root}>
              <h3 className={styles.when}>{outage.when}</h3>
              <p
                className={styles.bar}
                style={
                  {
                    '--length': share(outage.minutes, most),
                    '--limit': share(limit, most),
                    '--over': share(Math.max(outage.minutes - limit, 0), most),
                  } as CSSProperties
                }
              >
                <i className={styles.fill} />
                <i className={styles.over} />
                <i className={styles.line} />
                <b className={styles.minutes}>{fill(copy.minutes, { count: outage.minutes })}</b>
              </p>
              <div className={styles.words}>
                <p>{outage.cause}</p>
                <p>{outage.change}</p>
                <p className={styles.credit}>
                  {credit > 0 ? fill(creditLabel, { share: `${credit}%` }) : noCreditLabel}
                </p>
              </div>
            </li>
          );
        })}
      </ul>
      <div className={styles.text}>
        <Prose html={text} />
      </div>
    </Section>
  );
}
