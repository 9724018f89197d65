import { ActionList } from './ActionList';
import { Text } from './Text';
import * as styles from './ActLine.module.css';

interface ActLineProps {
  readonly text: string;
  readonly actions: readonly Queries.ActionLinkFragment[];
}

/** What a part of a page comes to, and what to do next. */
export const ActLine = ({ text, actions }: ActLineProps) => (
  <div className={styles.root}>
    <Text isSoft className={styles.text}>
      {text}
    </Text>
    <ActionList actions={actions} />
  </div>
);
