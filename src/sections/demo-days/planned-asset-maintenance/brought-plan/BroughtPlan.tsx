import { useId } from 'react';
import { useKeptChoice } from '../../../../browser/useKeptChoice';
import { ChoiceRow } from '../../../../ui/primitives/ChoiceRow';
import { Text } from '../../../../ui/primitives/Text';
import { HeroGround } from '../../../../ui/hero/HeroGround';
import { HeroText } from '../../../../ui/hero/HeroText';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { broughtPlan } from './schema';
import * as styles from './BroughtPlan.module.css';
import { PlanSheet } from './PlanSheet';
import { PlanYears } from './PlanYears';

/** Radio buttons choose a plan. */
export function BroughtPlan(section: SectionProps<typeof broughtPlan>) {
  const { brought } = section;
  const heading = useId();
  const { form, keep } = useKeptChoice();
  return (
    <HeroGround hero={section} heading={heading} usual="tint">
      <div className={styles.root}>
        <HeroText hero={section} heading={heading} size="lg" />
        <form ref={form} data-choices className={styles.form} onChange={keep}>
          <ChoiceRow
            legend={brought.choose}
            name="plan"
            choices={brought.plans.map(({ key, name }) => ({ key, content: name }))}
          />
          {brought.plans.map((plan, index) => (
            <div key={plan.key} data-choice={index + 1} className={styles.plan}>
              <PlanSheet plan={plan} stays={brought.stays} />
              <PlanYears plan={plan} words={brought} />
            </div>
          ))}
        </form>
        <Text look="source" isSoft className={styles.note}>
          {brought.note}
        </Text>
      </div>
    </HeroGround>
  );
}
