import { Text } from '../../../../ui/primitives/Text';
import { Opening } from '../../../../ui/hero/Opening';
import type { SectionProps } from '../../../../content-model/sectionProps';
import { Message } from '../Message';
import { RequestDoorCode } from './RequestDoorCode';
import type { requestDoor } from './schema';
import * as styles from './RequestDoor.module.css';

/** Opening whose drawing is the door that the form hangs on; the window's edge cuts it off. */
export function RequestDoor(section: SectionProps<typeof requestDoor>) {
  const { scene, roomNumber, roomName, ask, promise, rows, messages } = section;
  const drawing = (
    <div className={styles.scene} data-theme="light" role="img" aria-label={scene} data-keep-clear>
      <div className={styles.frame} aria-hidden="true">
        <i className={styles.glass} />
        <i className={styles.handle} />
      </div>
      <div className={styles.sign} aria-hidden="true">
        <Text look="figureXl">{roomNumber}</Text>
        <Text look="small" isSoft className={styles.name}>
          {roomName}
        </Text>
        <Text look="label">{ask}</Text>
        <RequestDoorCode rows={rows} />
        <Text look="small" isSoft>
          {promise}
        </Text>
      </div>
      <div className={styles.thread} aria-hidden="true">
        {messages.map(({ from, text }, index) => (
          <Message key={from} from={from} text={text} isOurs={index > 0} />
        ))}
      </div>
    </div>
  );
  return <Opening opening={section} drawing={drawing} />;
}
