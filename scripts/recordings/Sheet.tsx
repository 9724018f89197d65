import type { ReactNode } from 'react';
import { ease } from './stage';

interface SheetProps {
  /** What the clock of the story says. */
  readonly time: string;
  readonly place: string;
  readonly wash: 'pine' | 'amber' | 'ice' | 'stone';
  readonly children: ReactNode;
}

/** The sheet of every recording: the clock of its story above, room for captions below. */
export const Sheet = ({ time, place, wash, children }: SheetProps) => (
  <div className="sheet" data-wash={wash}>
    <p className="clock">
      <b>{time}</b>
      <span>{place}</span>
    </p>
    {children}
  </div>
);

interface SceneProps {
  readonly second: number;
  readonly from: number;
  readonly to: number;
  readonly className?: string;
  readonly children: ReactNode;
}

const FADE = 0.5;

/** What is on the sheet for a while. */
export function Scene({ second, from, to, className = '', children }: SceneProps) {
  const seen = Math.min(ease(second, from, from + FADE), 1 - ease(second, to - FADE, to));
  if (second < from || second >= to) return null;
  return (
    <div className={`scene ${className}`} style={{ opacity: seen.toFixed(3) }}>
      {children}
    </div>
  );
}
