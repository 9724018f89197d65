import { Text } from '../../../ui/primitives/Text';
import * as styles from './Message.module.css';

interface MessageProps {
  /** Who says it, and when. */
  readonly from: string;
  readonly text: string;
  /** From the desk, not from the sender. */
  readonly isOurs?: boolean;
}

/** One message of a thread. */
export const Message = ({ from, text, isOurs = false }: MessageProps) => (
  <div className={isOurs ? `${styles.root} ${styles.ours}` : styles.root}>
    <Text look="small">
      <b>{from}</b>
    </Text>
    <Text look="small">{text}</Text>
  </div>
);
