import { useId } from 'react';
import { ChoiceRow } from '../../../ui/primitives/ChoiceRow';
import { HeroGround } from '../../../ui/hero/HeroGround';
import { HeroText } from '../../../ui/hero/HeroText';
import { BmsGraphic } from './BmsGraphic';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { bmsScreen } from './schema';
import * as styles from './BmsScreen.module.css';

/** Radio buttons and CSS switch the notes on. */
export function BmsScreen(section: SectionProps<typeof bmsScreen>) {
  const heading = useId();
  const { anchor, looking, alone, told, aloneText, graphic, notes } = section;
  return (
    <HeroGround hero={section} heading={heading} usual="stone">
      <div className={styles.words}>
        <HeroText hero={section} heading={heading} layout="split" />
      </div>
      <div id={anchor} data-choices className={styles.root}>
        <ChoiceRow
          legend={looking}
          look="chips"
          choices={[
            { key: 'alone', content: alone },
            { key: 'told', content: told },
          ]}
        />
        <BmsGraphic {...graphic} />
        <p data-choice="1" className={styles.alone}>
          {aloneText}
        </p>
        <ol data-choice="2" className={styles.notes}>
          {notes.map(({ title, text }, index) => (
            <li key={title} className={styles.note}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <b>{title}</b>
              <span className={styles.text}>{text}</span>
            </li>
          ))}
        </ol>
      </div>
    </HeroGround>
  );
}
