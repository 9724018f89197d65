import type { ReactNode } from 'react';
import { Fold } from '../primitives/Fold';
import { Prose } from '../primitives/Prose';
import { Section } from '../primitives/Section';
import { Text } from '../primitives/Text';
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
 * Questions, each of which folds; `by` goes under the title.
 */
export function Faq({ title, anchor, items, by, isTight }: FaqProps) {
  return (
    <Section title={title} anchor={anchor} size="md" head="side" action={by} isTight={isTight}>
      <div>
        {items.map(({ question, answer }, index) => (
          <Fold
            key={question}
            title={
              <Text as="span" look="name">
                {question}
              </Text>
            }
            isOpen={index === 0}
          >
            <div className={styles.answer}>
              <Prose html={answer} />
            </div>
          </Fold>
        ))}
      </div>
    </Section>
  );
}
