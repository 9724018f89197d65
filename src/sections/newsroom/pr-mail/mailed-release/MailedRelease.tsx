import { useId } from 'react';
import { fill } from '../../../../text/fillWords';
import { kilobytesOf, measureText } from '../mailed';
import { HeroGround } from '../../../../ui/hero/HeroGround';
import { HeroText } from '../../../../ui/hero/HeroText';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { mailedRelease } from './schema';
import * as styles from './MailedRelease.module.css';

interface CutProps {
  readonly words: string;
  readonly at: number | undefined;
}

/** Text with a mark where a narrow screen cuts it off. */
const Cut = ({ words, at }: CutProps) =>
  at ? (
    <>
      {words.slice(0, at)}
      <span className={styles.cut}>{words.slice(at)}</span>
    </>
  ) : (
    words
  );

/** Parts of the mail, with notes beside them. */
export function MailedRelease(section: SectionProps<typeof mailedRelease>) {
  const { name, parts, sum } = section;
  const heading = useId();
  const said = parts.map(({ label, words }) => [label, words].filter(Boolean).join(': '));
  return (
    <HeroGround hero={section} heading={heading} usual="stone">
      <div className={styles.head}>
        <HeroText hero={section} heading={heading} layout="split" />
      </div>
      <ol aria-label={name} className={styles.mail}>
        {parts.map(({ label, words, cutAt, measure, promise }) => (
          <li key={measure} className={label ? `${styles.part} ${styles.line}` : styles.part}>
            <p className={styles.said}>
              {label ? <b className={styles.label}>{label}</b> : null}
              <span>
                <Cut words={words} at={cutAt} />
              </span>
            </p>
            <p className={styles.note}>
              <b className={styles.measure}>{fill(measure, { ...measureText(words) })}</b>
              {promise}
            </p>
          </li>
        ))}
      </ol>
      <p className={styles.sum}>
        {fill(sum, { words: measureText(said.join(' ')).words, kilobytes: kilobytesOf(said) })}
      </p>
    </HeroGround>
  );
}
