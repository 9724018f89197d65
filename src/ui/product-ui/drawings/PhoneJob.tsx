import type { PhoneJob as PhoneJobData } from '../../../content-model/drawings/phoneJob';
import { Icon } from '../../primitives/Icon';
import { Chip } from '../parts/Chip';
import { Phone } from '../parts/Phone';
import * as styles from './PhoneJob.module.css';
import { PriorityDot } from '../parts/PriorityDot';

/** Work order on a technician’s phone: finished steps, and one that asks for a value. */
export function PhoneJob(props: PhoneJobData) {
  const { time, signal, id, priority, due, title, place, done, now, button } = props;
  return (
    <div className={styles.root}>
      <Phone time={time} signal={signal}>
        <p className={styles.id}>
          <PriorityDot priority={priority} />
          <span className={styles.number}>{id}</span>
          <Chip {...due} />
        </p>
        <p className={styles.title}>{title}</p>
        <p className={styles.place}>
          <Icon name="pin" />
          {place}
        </p>
        <ol>
          {done.map(({ text, aside }) => (
            <li key={text} className={styles.step}>
              <Icon name="check" className={styles.check} />
              <span>
                {text} <span className={styles.soft}>{aside}</span>
              </span>
            </li>
          ))}
          <li className={styles.step}>
            <i className={styles.open} />
            <b className={styles.strong}>{now.text}</b>
          </li>
        </ol>
        <div className={styles.answer}>
          <p className={styles.input}>
            {now.value} <span className={styles.soft}>{now.unit}</span>
          </p>
          <p className={styles.limits}>
            <Icon name="check" /> {now.limits}
          </p>
        </div>
        <p className={styles.button}>{button}</p>
      </Phone>
    </div>
  );
}
