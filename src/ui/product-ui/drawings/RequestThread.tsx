import type { RequestThread as RequestThreadData } from '../../../content-model/drawings/requestThread';
import { Chip } from '../parts/Chip';
import { Foot } from '../parts/Foot';
import { Panel } from '../parts/Panel';
import { Tag } from '../parts/Tag';
import * as styles from './RequestThread.module.css';

/** Tenants write in their own language. */
const ARABIC = /\p{Script=Arabic}/u;

/** Messages on a service request, each with the sensor reading at the time. */
export function RequestThread(props: RequestThreadData) {
  const { title, id, moment, unit, from, to, good, lines, foot } = props;
  const at = (reading: number): string => `${(((reading - from) / (to - from)) * 100).toFixed(1)}%`;
  const band = { left: at(good[0]), right: `calc(100% - ${at(good[1])})` };
  return (
    <Panel title={title} beside={<Tag text={id} />} end={moment}>
      <ol>
        {lines.map(({ time, who, side, text, state, reading }) => (
          <li key={`${time} ${who}`} className={`${styles.line} ${styles[side]}`}>
            <span className={styles.time}>{time}</span>
            <div className={styles.said}>
              <b className={styles.who}>{who}</b>
              <p className={styles.bubble} lang={ARABIC.test(text) ? 'ar' : undefined} dir="auto">
                {text}
              </p>
              {state ? <Chip {...state} /> : null}
            </div>
            <div className={styles.scale}>
              <i className={styles.band} style={band} />
              <i className={styles.dot} style={{ left: at(reading) }} />
              <span className={styles.reading} style={{ left: at(reading) }}>
                {`${reading.toFixed(1)}\u00a0${unit}`}
              </span>
            </div>
          </li>
        ))}
      </ol>
      {foot ? <Foot text={foot} /> : null}
    </Panel>
  );
}
