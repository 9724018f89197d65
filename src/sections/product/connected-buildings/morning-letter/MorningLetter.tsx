import { Heading } from '../../../../ui/primitives/Heading';
import { Prose } from '../../../../ui/primitives/Prose';
import { Section } from '../../../../ui/primitives/Section';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { morningLetter } from './schema';
import * as styles from './MorningLetter.module.css';

/** Email beside a text on the chart it replaced. */
export function MorningLetter(section: SectionProps<typeof morningLetter>) {
  const { title, anchor, text, sent, to, subject, paragraphs, sign } = section;
  return (
    <Section title={title} anchor={anchor} size="md">
      <div className={styles.root}>
        <Prose html={text ?? ''} />
        <article className={styles.letter}>
          <p className={styles.head}>
            <span>{to}</span> <span>{sent}</span>
          </p>
          <Heading level={3} size="sm" className={styles.subject}>
            {subject}
          </Heading>
          {paragraphs.map((part) => (
            <p key={part.title} className={styles.paragraph}>
              <b>{part.title}</b> {part.text}
            </p>
          ))}
          <p className={styles.sign}>{sign}</p>
        </article>
      </div>
    </Section>
  );
}
