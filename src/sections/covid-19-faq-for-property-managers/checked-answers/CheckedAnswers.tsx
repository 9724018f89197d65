import { useId } from 'react';
import { Section } from '../../../ui/primitives/Section';
import { HeroGround } from '../../../ui/hero/HeroGround';
import { HeroText } from '../../../ui/hero/HeroText';
import { inOrderOfFall } from './heldAnswers';
import { AnswersAsOf } from './AnswersAsOf';
import { AnswerLines } from './AnswerLines';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { checkedAnswers } from './schema';
import * as styles from './CheckedAnswers.module.css';

export function CheckedAnswers(hero: SectionProps<typeof checkedAnswers>) {
  const heading = useId();
  const answers = inOrderOfFall(hero.answers);
  return (
    <>
      <HeroGround hero={hero} heading={heading} usual="stone">
        <div className={styles.opening}>
          <div className={styles.words}>
            <HeroText hero={hero} heading={heading} size="xl" />
          </div>
          <AnswerLines
            answers={answers}
            first={hero.axisFrom}
            last={hero.axisUntil}
            label={hero.linesLabel}
          />
        </div>
      </HeroGround>
      <Section title={hero.asOfTitle} lead={hero.asOfLead} anchor="answers" head="split">
        <AnswersAsOf
          answers={answers}
          first={hero.axisFrom}
          last={hero.axisUntil}
          legend={hero.asOfLegend}
        />
      </Section>
    </>
  );
}
