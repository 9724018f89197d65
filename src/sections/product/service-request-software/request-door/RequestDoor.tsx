import { useId } from 'react';
import { Text } from '../../../../ui/primitives/Text';
import { HeroGround } from '../../../../ui/hero/HeroGround';
import { HeroText } from '../../../../ui/hero/HeroText';
import { RequestDoorCode } from './RequestDoorCode';
import type { SectionProps } from '../../../../content-model/sectionProps';
import type { requestDoor } from './schema';
import * as styles from './RequestDoor.module.css';

/** The door is cut off at the page’s edge. */
export function RequestDoor(section: SectionProps<typeof requestDoor>) {
  const heading = useId();
  const { scene, roomNumber, roomName, ask, promise, rows, messages, note } = section;
  return (
    <HeroGround hero={section} heading={heading} usual="family">
      <div className={styles.root}>
        <div className={styles.words}>
          <HeroText hero={section} heading={heading} />
          <Text look="source" className={styles.small}>
            {note}
          </Text>
        </div>
        <div className={styles.scene} role="img" aria-label={scene} data-keep-clear>
          <div className={styles.frame} aria-hidden="true">
            <div className={styles.leaf}>
              <i className={styles.glass} />
              <i className={styles.handle} />
              <i className={styles.plate} />
            </div>
          </div>
          <div className={styles.sign} aria-hidden="true">
            <b className={styles.room}>{roomNumber}</b>
            <span className={styles.name}>{roomName}</span>
            <span className={styles.ask}>{ask}</span>
            <RequestDoorCode rows={rows} />
            <span className={styles.promise}>{promise}</span>
          </div>
          <ol className={styles.thread} aria-hidden="true">
            {messages.map(({ from, text }) => (
              <li key={from} className={styles.message}>
                <b className={styles.from}>{from}</b>
                {text}
              </li>
            ))}
          </ol>
        </div>
      </div>
    </HeroGround>
  );
}
