import type { CSSProperties } from 'react';
import { useKeptChoice } from '../../../../browser/useKeptChoice';
import { fill } from '../../../../text/fillWords';
import copy from './words.json';
import { waited } from './patienceDial';
import { formatCount, formatUsd } from '../../../../format/number';
import { Prose } from '../../../../ui/primitives/Prose';
import { Section } from '../../../../ui/primitives/Section';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { patienceDial } from './schema';
import * as styles from './PatienceDial.module.css';

const numbered = (words: string, value: number): CSSProperties => ({ [words]: value });

/** Radio buttons choose the evenings; both costs are shown. */
export function PatienceDial(section: SectionProps<typeof patienceDial>) {
  const { title, anchor, lead, perEvening, price, start, stops, burned, sent, note } = section;
  const { form, keep } = useKeptChoice();
  const most = Math.max(...stops.map(({ jobs }) => jobs));
  const jobs = Object.assign(
    {},
    ...stops.map((stop, index) => numbered(`--jobs-${index + 1}`, stop.jobs)),
  ) as CSSProperties;
  return (
    <Section title={title} lead={lead} anchor={anchor} head="split" ground="ink">
      <form ref={form} onChange={keep} className={styles.root} style={jobs}>
        <fieldset className={styles.dial}>
          <legend className="visuallyHidden">{copy.legend}</legend>
          <i className={styles.needle} aria-hidden="true" />
          {stops.map((_, index) => (
            <label key={index} className={styles.stop} style={numbered('--at', index + 1)}>
              <input
                type="radio"
                name="evenings"
                value={index + 1}
                defaultChecked={index + 1 === start}
                className={styles.input}
              />
              {index + 1}
              <span className="visuallyHidden"> {index === 0 ? copy.one : copy.other}</span>
            </label>
          ))}
          <p className={styles.chosen} aria-hidden="true">
            {stops.map((_, index) => (
              <span key={index} className={styles.answer}>
                <b className={styles.number}>{index + 1}</b> {index === 0 ? copy.one : copy.other}
              </span>
            ))}
          </p>
        </fieldset>
        <div className={styles.results} aria-live="polite">
          <div>
            <h3 className={styles.name}>{burned}</h3>
            {stops.map(({ opens }, index) => {
              const { energy, cost } = waited(index + 1, perEvening, price);
              return (
                <p key={opens} className={styles.answer}>
                  <b className={styles.figure}>{fill(copy.energy, { kwh: formatCount(energy) })}</b>
                  <span className={styles.detail}>
                    {formatUsd(cost)} · {opens}
                  </span>
                </p>
              );
            })}
            <div className={styles.evenings} aria-hidden="true">
              {stops.map(({ opens }, index) => (
                <i key={opens} className={styles.evening} style={numbered('--at', index + 1)} />
              ))}
            </div>
          </div>
          <div>
            <h3 className={styles.name}>{sent}</h3>
            {stops.map(({ opens, jobs: count }) => (
              <p key={opens} className={styles.answer}>
                <b className={styles.figure}>{fill(copy.jobs, { count })}</b>
              </p>
            ))}
            <div className={styles.slips} style={numbered('--most', most)} aria-hidden="true" />
          </div>
          {note ? (
            <div className={styles.note}>
              <Prose html={note} />
            </div>
          ) : null}
        </div>
      </form>
    </Section>
  );
}
