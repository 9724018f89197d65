import thread from '../../../content/data/drawings/northgate-thread.yaml';
import type { RequestThread as ThreadData } from '../../../src/content-model/drawings/requestThread';
import { RequestThread } from '../../../src/ui/product-ui/drawings/RequestThread';
import * as styles from '../../../src/ui/product-ui/drawings/RequestThread.module.css';
import { Scene, Sheet } from '../Sheet';
import { current, MOVE, shapeOf, type Stage } from '../stage';

const data = shapeOf<ThreadData>(thread);

/** When each message arrives, in seconds of the recording. */
const ARRIVALS = [1, 5, 10, 15, 20, 25];
/** So many fit. */
const SHOWN = 3;
/** From then on the messages are longer. */
const FULL = 20;
/** When the sum stands under them. */
const END = 29;

const lines = data.lines.map((line, index) => ({ ...line, at: ARRIVALS[index] ?? 0 }));
const [first, ...others] = lines;

export const stage: Stage = {
  jumps: [...ARRIVALS, END],
  movable: `.${styles['line']}`,
  draw: (second) => {
    const arrived = lines
      .filter(({ at }) => at <= second)
      .slice(second < FULL ? -SHOWN : 1 - SHOWN);
    const time = first ? current([first, ...others], second - MOVE / 2).time : '';
    return (
      <Sheet time={time} place="Tower A, level 4, meeting room 4.12" wash="pine">
        <Scene second={second} from={-1} to={60} className="near">
          <RequestThread
            {...data}
            moment={undefined}
            lines={arrived}
            foot={second >= END ? '**32 minutes** from the valve to the band.' : undefined}
          />
        </Scene>
      </Sheet>
    );
  },
};
