import type { ReactNode } from 'react';
import { Grid } from '../primitives/Grid';
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
  /** `end` has the title at the right, `columns` has answers side by side, all open. */
  readonly look?: 'side' | 'end' | 'columns';
  /** See Section. */
  readonly ground?: 'sunken';
  readonly isTight?: boolean;
}

/**
 * Questions, each of which folds; `by` goes under the title.
 */
export function Faq({ title, anchor, items, by, look = 'side', ground, isTight }: FaqProps) {
  const section = { title, anchor, size: 'md', action: by, ground, isTight } as const;
  if (look === 'columns') {
    return (
      <Section {...section}>
        <Grid columns={3} as="dl">
          {items.map(({ question, answer }) => (
            <div key={question} className={styles.column}>
              <Text as="dt" look="name">
                {question}
              </Text>
              <dd className={styles.answer}>
                <Said html={answer} />
              </dd>
            </div>
          ))}
        </Grid>
      </Section>
    );
  }
  return (
    <Section {...section} head="side" className={look === 'end' ? styles.end : undefined}>
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
              <Said html={answer} />
            </div>
          </Fold>
        ))}
      </div>
    </Section>
  );
}
