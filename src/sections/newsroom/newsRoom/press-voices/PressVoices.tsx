import { Portrait } from '../../../../ui/primitives/Portrait';
import { Section } from '../../../../ui/primitives/Section';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { pressVoices as schema } from './schema';
import * as styles from './PressVoices.module.css';

const TONES = ['ice', 'pine', 'amber', 'brick', 'stone'] as const;

export function PressVoices(section: SectionProps<typeof schema>) {
  const { anchor, title, lead, refusesWord, voices: pressVoices } = section;
  return (
    <Section anchor={anchor} title={title} lead={lead} head="split">
      <ul className={styles.voices}>
        {pressVoices.map(({ person, seat, subject, refuses }, index) =>
          person ? (
            <li key={subject} className={styles.voice}>
              <h3 className={styles.subject}>{subject}</h3>
              <div className={styles.person}>
                <Portrait person={person} tone={TONES[index % TONES.length] ?? 'pine'} />
                <p>
                  <b className={styles.name}>{person.name}</b>
                  {seat}
                </p>
              </div>
              <p>
                <span className={styles.word}>{refusesWord}</span> {refuses}
              </p>
            </li>
          ) : null,
        )}
      </ul>
    </Section>
  );
}
