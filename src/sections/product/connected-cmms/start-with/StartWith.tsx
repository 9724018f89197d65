import copy from './words.json';
import { ChoiceRow } from '../../../../ui/primitives/ChoiceRow';
import { Prose } from '../../../../ui/primitives/Prose';
import { Section } from '../../../../ui/primitives/Section';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { startWith } from './schema';
import * as styles from './StartWith.module.css';

/** Radio buttons choose the problem; CSS highlights the modules. */
export function StartWith(section: SectionProps<typeof startWith>) {
  const { title, anchor, lead, legend, parts, pains, note } = section;
  return (
    <Section title={title} lead={lead} anchor={anchor} ground="stone" head="split">
      <div className={styles.root} data-choices="">
        <ChoiceRow
          legend={legend}
          choices={pains.map(({ name }) => ({ key: name, content: name }))}
        />
        {pains.map(({ name, now, next, verdict, story }, index) => (
          <div key={name} data-choice={index + 1} className={styles.answer}>
            <ul className={styles.parts}>
              {parts.map((part) => {
                const when = now.includes(part) ? 'now' : next.includes(part) ? 'next' : 'rest';
                return (
                  <li key={part} className={`${styles.part} ${styles[when]}`}>
                    {part}
                    <span className={styles.when}>{copy[when]}</span>
                  </li>
                );
              })}
            </ul>
            <div>
              <strong className={styles.verdict}>{verdict}</strong>
              <p className={styles.story}>{story}</p>
            </div>
          </div>
        ))}
        {note ? <Prose html={note} /> : null}
      </div>
    </Section>
  );
}
