import type { Foot as FootData } from '../../../content-model/drawings/parts';
import { Icon } from '../../primitives/Icon';
import { Chip } from './Chip';
import { Emphasis } from '../../primitives/Emphasis';
import * as styles from './Foot.module.css';

/** Last line of a drawing: state, sentence, work order. */
export function Foot({ state, text, order }: FootData) {
  return (
    <div className={styles.root}>
      {state ? <Chip {...state} /> : null}
      <span>
        <Emphasis text={text} />
      </span>
      {order ? (
        <span className={styles.order}>
          {order} <Icon name="arrow-right" />
        </span>
      ) : null}
    </div>
  );
}
