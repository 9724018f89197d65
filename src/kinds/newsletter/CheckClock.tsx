import { useEffect, useState } from 'react';
import copy from '../../copy/newsletter.json';
import { fill } from '../../text/fillWords';
import { Button } from '../../ui/primitives/Button';
import { Scripted } from '../../ui/primitives/Scripted';

interface CheckClockProps {
  /** Id of the field that the clock fills in. */
  readonly field: string;
  readonly name: string;
}

/** Seconds as a watch shows them: `4:02`. */
export const onWatch = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Writes into a field as a visitor does, so that the sheet hears of it. */
function enter(field: string, value: string): void {
  const input = document.getElementById(field);
  if (!(input instanceof HTMLInputElement)) return;
  input.value = value;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Stopwatch: started, it counts; stopped, its minutes and seconds are in the field. */
export function CheckClock({ field, name }: CheckClockProps) {
  const [since, setSince] = useState<number>();
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (since === undefined) return undefined;
    const tick = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(tick);
  }, [since]);
  const seconds = since === undefined ? 0 : Math.max(0, Math.floor((now - since) / 1000));

  function press(): void {
    if (since === undefined) {
      setNow(Date.now());
      setSince(Date.now());
      return;
    }
    enter(field, onWatch(Math.floor((Date.now() - since) / 1000)));
    setSince(undefined);
  }

  return (
    <Scripted>
      <Button
        variant="secondary"
        size="small"
        aria-label={`${since === undefined ? copy.startClock : copy.stopClock}: ${name}`}
        onClick={press}
      >
        {since === undefined ? copy.startClock : fill(copy.running, { time: onWatch(seconds) })}
      </Button>
    </Scripted>
  );
}
