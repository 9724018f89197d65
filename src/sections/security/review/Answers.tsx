import { Fold } from '../../../ui/primitives/Fold';
import { Prose } from '../../../ui/primitives/Prose';
import { Tag } from '../../../ui/primitives/Tag';
import { Text } from '../../../ui/primitives/Text';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { review } from './schema';
import * as styles from './Answers.module.css';

type AnswersProps = Pick<SectionProps<typeof review>, 'rows' | 'answers'>;

const TAGS = { yes: 'family', partly: 'plain', no: 'live' } as const;

/** Questions with their verdicts, each of which folds its answer. */
export const Answers = ({ rows, answers }: AnswersProps) => (
  <div>
    {rows.map(({ asked, verdict, says, proof }) => (
      <Fold
        key={asked}
        title={
          <span className={styles.line}>
            <Text as="span" look="label">
              {asked}
            </Text>
            <Tag variant={TAGS[verdict]}>{answers[verdict]}</Tag>
          </span>
        }
      >
        <div className={styles.says}>
          <Prose html={says} />
          {proof ? <Text look="source">{proof}</Text> : null}
        </div>
      </Fold>
    ))}
  </div>
);
