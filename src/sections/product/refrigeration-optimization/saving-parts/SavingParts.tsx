import type { CSSProperties } from 'react';
import { fill } from '../../../../text/fillWords';
import copy from '../words.json';
import { formatCount } from '../../../../format/number.ts';
import { Heading } from '../../../../ui/primitives/Heading';
import { Prose } from '../../../../ui/primitives/Prose';
import { Section } from '../../../../ui/primitives/Section';
import { leverBars } from './leverBars';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { savingParts } from './schema';
import * as styles from './SavingParts.module.css';

const signed = (value: number, text: string): string => `${value < 0 ? '−' : ''}${text}`;

const percentText = (percent: number): string =>
  fill(copy.percent, { percent: signed(percent, Math.abs(percent).toFixed(1)) });

/** Waterfall chart: each bar starts where the one before ended. */
export function SavingParts(section: SectionProps<typeof savingParts>) {
  const { title, lead, anchor, baseMwh, rows, source, failTitle, failures } = section;
  const { bars, percent, mwh } = leverBars(
    rows.map((row) => row.percent),
    baseMwh,
  );
  return (
    <Section title={title} lead={lead} anchor={anchor}>
      <ul className={styles.list}>
        {rows.map(({ lever, text, percent: share }, index) => {
          const bar = bars[index];
          const place = {
            '--start': `${bar?.start.toFixed(1)}%`,
            '--length': `${bar?.length.toFixed(1)}%`,
          };
          return (
            <li key={lever} className={styles.row} data-lost={share < 0 || undefined}>
              <p className={styles.words}>
                <b className={styles.name}>{lever}</b> {text}
              </p>
              <i className={styles.bar} style={place as CSSProperties} aria-hidden="true" />
              <p className={styles.figures}>
                <b className={styles.percent}>{percentText(share)}</b>
                <span>{fill(copy.mwh, { mwh: formatCount(bar?.mwh ?? 0) })}</span>
              </p>
            </li>
          );
        })}
        <li className={styles.sum}>
          <p className={styles.words}>
            <b className={styles.name}>{copy.sum}</b> {source}
          </p>
          <p className={styles.figures}>
            <b className={styles.percent}>{percentText(percent)}</b>
            <span>{fill(copy.mwh, { mwh: formatCount(mwh) })}</span>
          </p>
        </li>
      </ul>
      <div className={styles.failed}>
        <Heading level={3} size="md">
          {failTitle}
        </Heading>
        <ul className={styles.failures}>
          {failures.map(({ title: name, text }) => (
            <li key={name}>
              <b className={styles.failure}>{name}</b>
              <div className={styles.reason}>
                <Prose html={text} />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
