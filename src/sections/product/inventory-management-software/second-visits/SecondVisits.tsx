import { fill } from '../../../../text/fillWords';
import copy from './words.json';
import { formatChange } from '../../../../format/change';
import { claimSource } from '../../../../format/claimSource';
import { formatCount } from '../../../../format/number';
import { Section } from '../../../../ui/primitives/Section';
import { Text } from '../../../../ui/primitives/Text';
import { roadOf } from './roadOf';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { secondVisits } from './schema';
import * as styles from './SecondVisits.module.css';

const LANES = 6;
const WORKING_DAYS = 230;

/** A folded road; the remaining miles are dark. */
export function SecondVisits(props: SectionProps<typeof secondVisits>) {
  const {
    title,
    lead,
    anchor,
    claim,
    milesEach,
    technicians,
    workingDays,
    driven,
    spared,
    each,
    note,
  } = props;
  const { before, after } = claim ?? {};
  if (!claim || !before || !after) return null;
  const miles = { before: before.value * milesEach, after: after.value * milesEach };
  const saved = miles.before - miles.after;
  const inMiles = (amount: number) => fill(copy.miles, { miles: formatCount(amount) });
  const facts = [
    { name: driven, value: inMiles(miles.after), mark: styles.dark },
    { name: spared, value: inMiles(saved), mark: styles.light },
    {
      name: fill(copy.visits, { before: before.text, after: after.text }),
      value: formatChange(before.value, after.value),
    },
    { name: each, value: inMiles((saved / technicians / workingDays) * WORKING_DAYS) },
  ];
  const road = roadOf(LANES);
  return (
    <Section title={title} lead={lead} anchor={anchor} head="split">
      <svg viewBox={road.viewBox} className={styles.road} aria-hidden="true">
        <path d={road.path} className={styles.all} />
        <path
          d={road.path}
          pathLength={miles.before}
          strokeDasharray={`${miles.after} ${miles.before}`}
          className={styles.driven}
        />
        <path d={road.path} className={styles.line} />
      </svg>
      <dl className={styles.facts}>
        {facts.map(({ name, value, mark }) => (
          <div key={name} className={styles.fact}>
            <dt>
              {mark ? <i className={mark} aria-hidden="true" /> : null} {name}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Text look="source" className={styles.source}>
        {claimSource(claim)} {note}
      </Text>
    </Section>
  );
}
