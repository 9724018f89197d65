import { Portrait } from '../../../ui/primitives/Portrait';
import { Section } from '../../../ui/primitives/Section';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { voices as schema } from './schema';
import * as styles from './Voices.module.css';

export function Voices(section: SectionProps<typeof schema>) {
  const { title, lead, anchor, voices, forLabel, againstLabel, answerLabel } = section;
  return (
    <Section title={title} lead={lead} anchor={anchor} head="split" ground="wash">
      <ul className={styles.list}>
        {voices.map(({ person, praise, reproach, reply }) => (
          <li key={person.name} className={styles.root}>
            <p className={styles.who}>
              <Portrait person={person} variant="tile" tone="stone" />
              <span>
                <b className={styles.name}>{person.name}</b>
                {person.role}, {person.company}
              </span>
            </p>
            <div>
              <p className={styles.label}>{forLabel}</p>
              <blockquote className={styles.text}>{praise}</blockquote>
            </div>
            <div>
              <p className={styles.label}>{againstLabel}</p>
              <blockquote className={styles.text}>{reproach}</blockquote>
              <p className={styles.reply}>
                <b>{answerLabel}</b> {reply}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
