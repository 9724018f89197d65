import type { ReactNode } from 'react';
import { Fold } from '../primitives/Fold';
import { Said } from '../primitives/Said';
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
  /** `end` has the title at the right, `columns` has answers side by side, all open, where there is room. */
  readonly look?: 'side' | 'end' | 'columns';
  /** See Section. */
  readonly ground?: 'sunken';
  readonly isTight?: boolean;
}

/**
 * Questions, each of which folds; `by` goes under the title.
 */
export function Faq({ title, anchor, items, by, look = 'side', ground, isTight }: FaqProps) {
  const isColumns = look === 'columns';
  const section = { title, anchor, size: 'md', action: by, ground, isTight } as const;
  const questions = items.map(({ question, answer }, index) => (
    <Fold
      key={question}
      isOpenWide={isColumns}
      className={isColumns ? styles.column : undefined}
      title={
        <Text as="span" look="name">
          {question}
        </Text>
      }
      isOpen={index === 0}
    >
      {isColumns ? (
        <Text as="div" look="name">
          <i className={styles.asked} data-text={question} />
        </Text>
      ) : null}
      <div className={styles.answer}>
        <Said html={answer} />
      </div>
    </Fold>
  ));
  return isColumns ? (
    <Section {...section}>
      <div className={styles.columns}>{questions}</div>
    </Section>
  ) : (
    <Section {...section} head="side" className={look === 'end' ? styles.end : undefined}>
      <div>{questions}</div>
    </Section>
  );
}
