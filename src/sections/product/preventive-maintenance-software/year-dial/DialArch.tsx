import { MONTHS } from '../../../../time/inWords';
import { fill } from '../../../../text/fillWords';
import { Legend } from '../../../../ui/plot/Legend';
import { ReadOut } from '../../../../ui/plot/ReadOut';
import { Container } from '../../../../ui/primitives/Container';
import { Text } from '../../../../ui/primitives/Text';
import { ARCH, fieldsOf, middleOf, placeAt, pointAt, radiusOf, ringOf } from './arch';
import { fills, keptOf, marksOf, STATES } from './rounds';
import type { Plan } from './schema';
import words from './words.json';
import * as styles from './DialArch.module.css';

interface DialArchProps {
  readonly plans: readonly Plan[];
  readonly week: number;
}

const MONTH_RADIUS = ARCH.outer + 24;

/** Line through all rings at a week. */
function rayOf(week: number, rings: number): string {
  const inner = pointAt(middleOf(week), radiusOf(rings - 1) - ARCH.ring - 14);
  const outer = pointAt(middleOf(week), ARCH.outer + 12);
  return `M${inner.x} ${inner.y}L${outer.x} ${outer.y}`;
}

/** A year as an arc, January at the left: a ring per plan, a field per week, and the sum inside it. */
export function DialArch({ plans, week: now }: DialArchProps) {
  return (
    <Container className={styles.root}>
      <ReadOut hasHint label={words.label} marks={marksOf(plans, now)} start={now - 1}>
        {(probe, read) => (
          <div className={styles.frame}>
            <div className={styles.arch}>
              <svg viewBox={`0 0 ${ARCH.width} ${ARCH.height}`} aria-hidden="true">
                {plans.map(({ name }, index) => {
                  const ring = ringOf(index);
                  return (
                    <path
                      key={name}
                      d={ring.path}
                      strokeWidth={ARCH.ring}
                      strokeDasharray={ring.dashes}
                      strokeDashoffset={ring.offset}
                      className={styles.empty}
                    />
                  );
                })}
                {STATES.map((state) => (
                  <path
                    key={state}
                    d={plans.map((plan, ring) => fieldsOf(ring, plan[state])).join('')}
                    data-fill={fills[state]}
                  />
                ))}
                <path d={rayOf(read + 1, plans.length)} className={styles.ray} />
              </svg>
              {MONTHS.map((month, index) => (
                <span
                  key={month}
                  aria-hidden="true"
                  className={styles.month}
                  style={placeAt((index + 0.5) / 12, MONTH_RADIUS)}
                >
                  <Text as="span" look="tick">
                    {month.slice(0, 3)}
                  </Text>
                </span>
              ))}
              {probe}
            </div>
            <p className={styles.sum}>
              <Text as="b" look="figureXl">
                {fill(words.kept, keptOf(plans))}
              </Text>
              <Text as="span" look="unit">
                {fill(words.sum, { week: now })}
              </Text>
            </p>
          </div>
        )}
      </ReadOut>
      <Legend items={STATES.map((state) => ({ fill: fills[state], text: words.legend[state] }))} />
    </Container>
  );
}
