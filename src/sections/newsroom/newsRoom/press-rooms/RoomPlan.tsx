import type { SectionProps } from '../../../../content-model/sectionProps';
import type { pressRooms } from './schema';
import * as styles from './RoomPlan.module.css';

interface RoomPlanProps {
  readonly room: SectionProps<typeof pressRooms>['rooms'][number];
  readonly label: string;
}

/** Size of every plan in meters, for one scale. */
const PAPER = { across: 17, deep: 11.5 };
const WALL = 0.5;
const DOOR = 1.2;
/** Half the angle of view of a 28 mm lens, in degrees. */
const HALF_VIEW = 32;
const FAR = 20;

/** Point at a distance from another, in degrees clockwise from the right. */
const at = (from: { x: number; y: number }, degrees: number): string => {
  const turn = (degrees * Math.PI) / 180;
  return `${(from.x + FAR * Math.cos(turn)).toFixed(1)},${(from.y + FAR * Math.sin(turn)).toFixed(1)}`;
};

/** Place of a machine’s number: in its middle, or beside a narrow one, away from the wall. */
const numberAt = ({ x, across }: { x: number; across: number }): number => {
  if (across >= 1) return x + across / 2;
  return x < 1 ? x + across + 0.55 : x - 0.55;
};

/** Plan of a room: machines by number, camera view, quiet place. */
export function RoomPlan({ room, label }: RoomPlanProps) {
  const { across, deep, machines, camera, talk, doorAt, size } = room;
  const seen = [camera.facing - HALF_VIEW, camera.facing + HALF_VIEW].map((turn) =>
    at(camera, turn),
  );
  return (
    <svg
      viewBox={`${-WALL} ${deep + WALL - PAPER.deep} ${PAPER.across} ${PAPER.deep + 1.6}`}
      role="img"
      aria-label={label}
      className={styles.root}
    >
      <rect className={styles.floor} width={across} height={deep} />
      <svg width={across} height={deep}>
        <polygon className={styles.view} points={`${camera.x},${camera.y} ${seen.join(' ')}`} />
      </svg>
      {machines.map((one, index) => (
        <g key={one.machine}>
          <rect
            className={styles.machine}
            x={one.x}
            y={one.y}
            width={one.across}
            height={one.deep}
          />
          <text className={styles.number} x={numberAt(one)} y={one.y + one.deep / 2}>
            {index + 1}
          </text>
        </g>
      ))}
      <rect
        className={styles.wall}
        x={-WALL / 2}
        y={-WALL / 2}
        width={across + WALL}
        height={deep + WALL}
      />
      <path className={styles.door} d={`M${doorAt} ${deep + WALL / 2}h${DOOR}`} />
      <path
        className={styles.leaf}
        d={`M${doorAt} ${deep + WALL / 2}v${DOOR}a${DOOR} ${DOOR} 0 0 0 ${DOOR} ${-DOOR}`}
      />
      <circle className={styles.camera} cx={camera.x} cy={camera.y} r="0.42" />
      <circle className={styles.talk} cx={talk.x} cy={talk.y} r="0.42" />
      <text className={styles.size} x={-WALL / 2} y={deep + 1.2}>
        {size}
      </text>
    </svg>
  );
}
