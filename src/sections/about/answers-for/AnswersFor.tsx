import { FirstOf } from '../../../ui/primitives/FirstOf';
import { Portrait } from '../../../ui/primitives/Portrait';
import { Section } from '../../../ui/primitives/Section';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { answersFor } from './schema';
import * as styles from './AnswersFor.module.css';

const TONES = ['ice', 'stone', 'brick', 'pine', 'amber'] as const;

/** Number of people in view beside the founders. */
const FIRST = 4;

type Words = SectionProps<typeof answersFor>;

const Others = ({ others }: Pick<Words, 'others'>) => (
  <ul className={styles.others}>
    {others.map(({ person, text }, index) =>
      person ? (
        <li key={person.name} className={styles.other}>
          <Portrait person={person} variant="tile" tone={TONES[index % TONES.length] ?? 'pine'} />
          <div>
            <b className={styles.name}>{person.name}</b>
            <span className={styles.role}>{person.role}</span>
            <p className={styles.text}>{text}</p>
          </div>
        </li>
      ) : null,
    )}
  </ul>
);

export function AnswersFor(section: Words) {
  const { title, lead, anchor, founderWord, founders, others } = section;
  return (
    <Section title={title} lead={lead} anchor={anchor}>
      <ul className={styles.founders}>
        {founders.map(({ person, tone, text }) =>
          person ? (
            <li key={person.name} className={styles.founder}>
              <Portrait person={person} variant="tile" tone={tone as 'pine'} />
              <div>
                <b className={styles.first}>{person.name}</b>
                <span className={styles.role}>
                  {person.role}, {founderWord}
                </span>
                <p className={styles.text}>{text}</p>
              </div>
            </li>
          ) : null,
        )}
      </ul>
      <FirstOf items={others} count={FIRST}>
        {(people) => <Others others={people} />}
      </FirstOf>
    </Section>
  );
}
