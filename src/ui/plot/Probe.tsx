import { useRef, type PointerEvent } from 'react';
import { nearest, type Mark } from './nearest';
import { place } from './place';
import * as styles from './Probe.module.css';

interface ProbeProps {
  readonly label: string;
  readonly marks: readonly Mark[];
  readonly chosen: number;
  readonly start: number;
  readonly isDown: boolean;
  readonly onChoose: (index: number) => void;
}

/** Share of a length that lies before a place, in percent. */
const share = (place: number, from: number, length: number) => ((place - from) / length) * 100;

/** What one touches of a read-out: a range over the whole drawing, and the line at the mark it speaks of. */
export function Probe({ label, marks, chosen, start, isDown, onChoose }: ProbeProps) {
  const range = useRef<HTMLInputElement>(null);
  const mark = marks[chosen];
  const read = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLDivElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const point = { x: share(clientX, left, width), y: share(clientY, top, height) };
    onChoose(nearest(marks, point, isDown));
  };
  return (
    <>
      {mark?.y === undefined ? null : (
        <i className={styles.line} style={place({ x: mark.at, y: mark.y })} />
      )}
      <div
        role="presentation"
        className={styles.root}
        onPointerMove={read}
        onPointerDown={read}
        onClick={() => range.current?.focus({ preventScroll: true })}
      >
        <input
          ref={range}
          type="range"
          className={styles.range}
          min={0}
          max={marks.length - 1}
          value={chosen}
          aria-label={label}
          aria-valuetext={mark?.says.replaceAll('**', '')}
          onChange={(event) => onChoose(event.target.valueAsNumber)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onChoose(start);
          }}
        />
      </div>
    </>
  );
}
