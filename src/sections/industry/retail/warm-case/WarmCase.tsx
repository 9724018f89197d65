import { fill } from '../../../../text/fillWords';
import copy from './words.json';
import { goodsAt, lastMinute } from './warming';
import { ChoiceRow } from '../../../../ui/primitives/ChoiceRow';
import { Section } from '../../../../ui/primitives/Section';
import { Text } from '../../../../ui/primitives/Text';
import { WarmCurves } from './WarmCurves';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { warmCase } from './schema';
import * as styles from './WarmCase.module.css';

/** Time left or overdue, in words. */
function timeLeft(minute: number): string {
  const left = lastMinute() - minute;
  const span = Math.abs(left);
  const words = { hours: Math.floor(span / 60), minutes: span % 60 };
  return fill(left >= 0 ? copy.left : copy.over, words);
}

/** Radio buttons choose the finder; CSS marks the time on the curves. */
export function WarmCase(section: SectionProps<typeof warmCase>) {
  const { title, anchor, lead, legend, finders, method } = section;
  return (
    <Section title={title} lead={lead} anchor={anchor} ground="stone" head="split">
      <div className={styles.root} data-choices="">
        <ChoiceRow
          legend={legend}
          className={styles.choice}
          choices={finders.map(({ name }) => ({ key: name, content: name }))}
        />
        <WarmCurves section={section} />
        <ul className={styles.results}>
          {finders.map(({ name, minute, verdict, story, isLoss }, index) => (
            <li key={name} data-choice={index + 1}>
              <strong className={isLoss ? styles.loss : styles.verdict}>{verdict}</strong>
              <p className={styles.degrees}>
                {fill(copy.goods, { degrees: goodsAt(minute).toFixed(1) })} {timeLeft(minute)}
              </p>
              <p className={styles.story}>{story}</p>
            </li>
          ))}
        </ul>
        <Text look="source" className={styles.method}>
          {method}
        </Text>
      </div>
    </Section>
  );
}
