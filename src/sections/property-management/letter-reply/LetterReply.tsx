import { fill } from '../../../text/fillWords';
import copy from '../../../copy/handovers.json';
import { place } from '../../../ui/plot/place';
import { Section } from '../../../ui/primitives/Section';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { letterReply } from './schema';
import * as styles from './LetterReply.module.css';

export function LetterReply(section: SectionProps<typeof letterReply>) {
  const { title, lead, anchor, replied, greeting, regards, took, aside, paragraphs, parts } =
    section;
  const minutes = parts.reduce((sum, part) => sum + part.minutes, 0);
  return (
    <Section title={title} lead={lead} anchor={anchor} ground="tint">
      <div className={styles.root}>
        <div className={styles.paper}>
          <p className={styles.date}>{replied}</p>
          <p>{greeting}</p>
          {paragraphs.map(({ text, record }) => (
            <p key={text} className={styles.paragraph}>
              {text}
              {record ? (
                <a href={`#record-${record}`} className={styles.rests}>
                  {record}
                </a>
              ) : null}
            </p>
          ))}
          <p>{regards}</p>
        </div>
        <div>
          <p className={styles.took}>{fill(took, { n: minutes })}</p>
          <ul>
            {parts.map((part) => (
              <li key={part.name} className={styles.part}>
                <span>{part.name}</span>
                <b>{fill(copy.minutes, { n: part.minutes })}</b>
                <i
                  aria-hidden="true"
                  className={styles.bar}
                  style={place({ part: `${(part.minutes / minutes) * 100}%` })}
                />
              </li>
            ))}
          </ul>
          <p className={styles.aside}>{aside}</p>
        </div>
      </div>
    </Section>
  );
}
