import { ArrowLink } from '../../../ui/primitives/ArrowLink';
import { Fold } from '../../../ui/primitives/Fold';
import { Heading } from '../../../ui/primitives/Heading';
import { Prose } from '../../../ui/primitives/Prose';
import { Split } from '../../../ui/primitives/Split';
import { Stack } from '../../../ui/primitives/Stack';
import { Text } from '../../../ui/primitives/Text';
import { Drawing } from '../../../ui/product-ui/Drawing';
import { topicId } from './topicId';
import * as styles from './AskedQuestions.module.css';

interface TopicAskedProps {
  readonly page: Queries.AskedPageFragment;
  /** Words of the link to the topic. */
  readonly whole: string;
  /** On wide screens its drawing is at the end. */
  readonly isTurned: boolean;
}

/** A topic: its drawing, and its questions with short answers, the first one open. */
export function TopicAsked({ page, whole, isTurned }: TopicAskedProps) {
  const { path, title, questions, drawing } = page;
  return (
    <Split
      id={topicId(path)}
      ratio={isTurned ? '5:7' : '7:5'}
      className={isTurned ? styles.turned : styles.topic}
    >
      <Stack gap={4} isWide className={styles.asked}>
        <Heading level={3} size="md">
          {title}
        </Heading>
        <div>
          {questions.map(({ question, answer }, index) => (
            <Fold
              key={question}
              isOpen={index === 0}
              title={
                <Text as="span" look="label">
                  {question}
                </Text>
              }
            >
              <div className={styles.answer}>
                <Prose html={answer.replaceAll('href="#', `href="${path}#`)} />
              </div>
            </Fold>
          ))}
        </div>
        <ArrowLink href={path}>
          {whole}
          <span className="visuallyHidden">: {title}</span>
        </ArrowLink>
      </Stack>
      <Drawing drawing={drawing} />
    </Split>
  );
}
