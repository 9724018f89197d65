import type { SheetPart } from '../../../../content-model/drawings/workOrderSheet';
import { Icon } from '../../../primitives/Icon';
import { Emphasis } from '../../../primitives/Emphasis';
import { Face } from '../../parts/Face';
import { Proof } from './Proof';
import * as styles from './SheetContent.module.css';

/** Content of one part of a work order, beside its label. */
export function SheetContent(part: SheetPart) {
  switch (part.is) {
    case 'text':
      return (
        <span>
          <Emphasis text={part.text} /> <span className={styles.soft}>{part.aside}</span>
          {part.detail ? <span className={styles.detail}>{part.detail}</span> : null}
        </span>
      );
    case 'clock':
      return (
        <span className={styles.clock}>
          <span className={styles.time}>
            <i className={styles.used} style={{ width: `${(part.used / part.allowed) * 100}%` }} />
          </span>
          {part.text}
        </span>
      );
    case 'owner':
      return (
        <span className={styles.row}>
          <Face {...part.who} />
          <span>
            <b>{part.name}</b>
            <span className={styles.detail}>{part.detail}</span>
          </span>
        </span>
      );
    case 'steps':
      return (
        <ul className={styles.steps}>
          {part.steps.map(({ text, aside }) => (
            <li key={text} className={styles.row}>
              <Icon name="check" className={styles.check} />
              <span>
                {text} <span className={styles.soft}>{aside}</span>
              </span>
            </li>
          ))}
        </ul>
      );
    case 'proof':
      return <Proof text={part.text} />;
  }
}
