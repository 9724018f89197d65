import { fill } from '../../../text/fillWords';
import { Code } from '../../../ui/primitives/Code';
import { Text } from '../../../ui/primitives/Text';
import { Coded } from '../Coded';
import type { ListedCall } from '../fileParts';
import words from './words.json';
import * as styles from './OneCall.module.css';

interface OneCallProps {
  readonly call: ListedCall;
  /** What its right is called. */
  readonly right: string;
}

/** A call: what it does, what it takes, and an example of the file. */
export const OneCall = ({ call, right }: OneCallProps) => (
  <div className={styles.root}>
    <div>
      <Text as="h3" look="name">
        {call.summary}
      </Text>
      <Text look="small">
        <code>
          <b>{call.method}</b> {call.path}
        </code>
      </Text>
      <Text look="source">
        {call.since ? fill(words.since, { right, since: call.since }) : right}
      </Text>
      {call.description ? (
        <Text look="small">
          <Coded text={call.description} />
        </Text>
      ) : null}
      {call.parameters.length > 0 ? (
        <ul aria-label={words.parameters}>
          {call.parameters.map(({ name, description }) => (
            <Text key={name} as="li" look="small" isSoft>
              <code>{name}</code> <Coded text={description} />
            </Text>
          ))}
        </ul>
      ) : null}
    </div>
    <div>
      {call.sent ? (
        <>
          <Text look="source">{words.sent}</Text>
          <Code text={call.sent} />
        </>
      ) : null}
      <Text look="source">{call.answer ? words.answer : words.nothing}</Text>
      {call.answer ? <Code text={call.answer} /> : null}
    </div>
  </div>
);
