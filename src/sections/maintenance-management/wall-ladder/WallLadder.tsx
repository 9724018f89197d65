import { useKeptChoice } from '../../../browser/useKeptChoice';
import { fill } from '../../../text/fillWords';
import { climb, weeksToHealthy, type Backlog } from '../backlog';
import { formatCount } from '../../../format/number';
import { ChoiceRow } from '../../../ui/primitives/ChoiceRow';
import { Note } from '../../../ui/primitives/Note';
import { Prose } from '../../../ui/primitives/Prose';
import { Section } from '../../../ui/primitives/Section';
import { WallLadderChart } from './WallLadderChart';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { wallLadder } from './schema';
import * as styles from './WallLadder.module.css';

const WEEKS_OF_A_YEAR = 52;

/** Radio buttons choose the last measure; weeks and chart follow. */
export function WallLadder(section: SectionProps<typeof wallLadder>) {
  const { title, lead, anchor, hours, rungs, asIs, asIsText, alone, inWeeks, inYears } = section;
  const { form, keep } = useKeptChoice();
  const start: Backlog = { hours, off: section.offWeekly, on: section.onWeekly };
  const plans = [start, ...climb(start, rungs)];
  const lastAlone = climb(start, rungs.slice(-1))[0] ?? start;
  const names = [asIs, ...rungs.map(({ name }) => name)];
  const spanOf = (plan: Backlog): string => {
    const weeks = weeksToHealthy(plan) ?? 0;
    return weeks < WEEKS_OF_A_YEAR * 2
      ? fill(inWeeks, { n: weeks })
      : fill(inYears, { n: Math.round(weeks / WEEKS_OF_A_YEAR) });
  };
  return (
    <Section title={title} lead={lead} anchor={anchor} ground="wash">
      <form ref={form} onChange={keep} data-choices className={styles.root}>
        <div className={styles.side}>
          <ChoiceRow
            legend={section.choose}
            name="rung"
            look="chips"
            choices={names.map((name, index) => ({
              key: String(index),
              content: index === 0 ? name : `${index}. ${name}`,
            }))}
          />
          {plans.map((plan, index) => (
            <div key={names[index]} data-choice={index + 1} className={styles.answer}>
              <p className={styles.span}>{spanOf(plan)}</p>
              <p className={styles.state}>
                {fill(section.state, {
                  hours: formatCount(plan.hours),
                  off: plan.off,
                  on: plan.on,
                })}
              </p>
              {index === 0 ? <p>{asIsText}</p> : <Prose html={rungs[index - 1]?.text ?? ''} />}
            </div>
          ))}
        </div>
        <WallLadderChart
          {...{ plans, names, lastAlone, alone }}
          horizon={section.horizon}
          healthy={section.healthy}
          hoursAxis={section.hoursAxis}
          weekAxis={section.weekAxis}
        />
      </form>
      <Note html={section.note} />
    </Section>
  );
}
