import { useId } from 'react';
import { useKeptChoice } from '../../../browser/useKeptChoice';
import type { HandoverRule } from './schema';
import { costOf, entriesOf } from './handovers';
import { place } from '../../../ui/plot/place';
import { Text } from '../../../ui/primitives/Text';
import { HeroGround } from '../../../ui/hero/HeroGround';
import { HeroText } from '../../../ui/hero/HeroText';
import { HandoverRow } from './HandoverRow';
import { HandoverStretch } from './HandoverStretch';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { gateHandovers } from './schema';
import * as styles from './GateHandovers.module.css';

/**
 * Totals of each option of each rule as custom properties, which the style sheet adds up: `n-1-3`
 * for rule 1, option 3.
 */
function sums(rules: readonly HandoverRule[], entries: readonly number[]) {
  const named = rules.flatMap(({ ways }, rule) =>
    ways.flatMap(({ steps }, index) => {
      const { handovers, waited } = costOf(steps, entries[rule] ?? 0);
      const way = `${rule + 1}-${index + 1}`;
      return [
        [`n-${way}`, `${handovers}`],
        [`w-${way}`, `${waited}`],
      ] as const;
    }),
  );
  return place(Object.fromEntries(named));
}

/**
 * Each rule is a set of radio buttons, each option a series of steps; CSS shows and adds up the
 * chosen ones.
 */
export function GateHandovers(section: SectionProps<typeof gateHandovers>) {
  const heading = useId();
  const { form, keep } = useKeptChoice();
  const { process, people, counted, layAfter, theirs, caption, begins, rules } = section;
  const entries = entriesOf(rules, begins.lane);
  return (
    <HeroGround hero={section} heading={heading} usual="stone">
      <div className={styles.words}>
        <HeroText hero={section} heading={heading} layout="split" />
      </div>
      <form
        ref={form}
        onChange={keep}
        id={section.anchor}
        className={styles.sheet}
        style={sums(rules, entries)}
      >
        <div className={styles.head}>
          <h2 className={styles.process}>{process}</h2>
          <p className={styles.sum}>
            <b className={styles.count} /> {counted}
          </p>
          <p className={styles.sum}>
            <b className={styles.hours} /> {layAfter}
          </p>
        </div>
        <p aria-hidden="true" className={styles.people}>
          {people.map((name) => (
            <span key={name} className={styles.person}>
              {name}
            </span>
          ))}
        </p>
        <ol className={styles.start}>
          <HandoverRow people={people} step={begins} from={begins.lane} isFirst />
        </ol>
        {rules.map((rule, index) => (
          <HandoverStretch
            key={rule.question}
            rule={rule}
            number={index + 1}
            people={people}
            from={entries[index] ?? begins.lane}
            theirs={theirs}
            isLast={index === rules.length - 1}
          />
        ))}
      </form>
      <div className={styles.caption}>
        <Text look="source">{caption}</Text>
      </div>
    </HeroGround>
  );
}
