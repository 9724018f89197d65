import type { ReactNode } from 'react';
import { Icon } from '../primitives/Icon';
import { Prose } from '../primitives/Prose';
import { Section } from '../primitives/Section';
import * as styles from './Faq.module.css';

interface Questions {
  readonly title: string;
  readonly anchor?: string | undefined;
  readonly items: readonly { readonly question: string; readonly answer: string }[];
}

interface FaqProps extends Questions {
  readonly by?: ReactNode;
  /** See Section. */
  readonly isTight?: boolean;
}

/**
 * Questions as native `details`: they open without JavaScript and find-in-page reaches them. `by`
 * goes under the title.
 */
export function Faq({ title, anchor, items, by, isTight }: FaqProps) {
  return (
    <Section title={title} anchor={anchor} size="md" head="side" action={by} isTight={isTight}>
      <div className={styles.list}>
        {items.map(({ question, answer }, index) => (
          <details key={question} className={styles.item} open={index === 0}>
            <summary className={styles.question}>
              {question} <Icon name="plus" className={styles.sign} />
            </summary>
            <div className={styles.answer}>
              <Prose html={answer} />
            </div>
          </details>
        ))}
      </div>
    </Section>
  );
}
