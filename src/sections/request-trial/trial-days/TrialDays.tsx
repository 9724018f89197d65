import { DASHES, heapOf, THICKNESS } from '../../../ui/plot/squares';
import { Prose } from '../../../ui/primitives/Prose';
import { FormBeside } from '../../../ui/forms/FormBeside';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { trialDays } from './schema';
import * as styles from './TrialDays.module.css';

const PER_ROW = 3;

/** A column of squares per day, explanations below, the form beside. */
export function TrialDays(section: SectionProps<typeof trialDays>) {
  const { weekdays, days, daysSentence, squareKey, oursKey, spans } = section;
  return (
    <FormBeside section={section} isHead isTall>
      <div role="img" aria-label={daysSentence} className={styles.root}>
        <p className={styles.weekdays}>
          {weekdays.map((name) => (
            <span key={name}>{name}</span>
          ))}
        </p>
        <ol className={styles.days}>
          {days.map(({ squares, isOurs }, index) => {
            const { width, height, path } = heapOf(squares, PER_ROW);
            return (
              <li key={index} className={styles.day} data-is={isOurs ? 'ours' : undefined}>
                <span className={styles.number}>{index + 1}</span>
                {squares > 0 ? (
                  <svg
                    viewBox={`0 0 ${width} ${height}`}
                    width={width}
                    height={height}
                    strokeWidth={THICKNESS}
                    strokeDasharray={DASHES}
                    className={styles.heap}
                  >
                    <path d={path} />
                  </svg>
                ) : null}
              </li>
            );
          })}
        </ol>
        <p className={styles.key}>
          <span data-is="square">{squareKey}</span>
          <span data-is="ours">{oursKey}</span>
        </p>
      </div>
      <dl className={styles.spans}>
        {spans.map(({ name, title, text }) => (
          <div key={name} className={styles.span}>
            <dt className={styles.name}>{name}</dt>
            <dd>
              <b className={styles.title}>{title}</b>
              <div className={styles.text}>
                <Prose html={text} />
              </div>
            </dd>
          </div>
        ))}
      </dl>
    </FormBeside>
  );
}
