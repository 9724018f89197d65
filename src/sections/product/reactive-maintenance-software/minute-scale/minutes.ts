/** Consecutive spans of minutes, an hour per row. */

export interface Span {
  readonly kind: string;
  readonly minutes: number;
}

export interface Piece {
  readonly kind: string;
  readonly minutes: number;
}

const HOUR = 60;

/** Clock time a number of minutes after another, such as `11:20`. */
export function clockAfter(start: string, minutes: number): string {
  const [hours = 0, past = 0] = start.split(':').map(Number);
  const all = hours * HOUR + past + minutes;
  return [Math.floor(all / HOUR) % 24, all % HOUR]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

/** Clock time at which each span starts. */
export function startsOf(spans: readonly Span[], start: string): string[] {
  let passed = 0;
  return spans.map(({ minutes }) => {
    const time = clockAfter(start, passed);
    passed += minutes;
    return time;
  });
}

/** Total minutes, or those of one kind. */
export const minutesSpent = (spans: readonly Span[], kind?: string): number =>
  spans.reduce((sum, span) => sum + (kind && span.kind !== kind ? 0 : span.minutes), 0);

/** Spans, cut at every full hour from the start. */
export function cutAtHours(spans: readonly Span[]): Piece[][] {
  const hours: Piece[][] = [];
  let passed = 0;
  for (const { kind, minutes } of spans) {
    let left = minutes;
    while (left > 0) {
      const taken = Math.min(left, HOUR - (passed % HOUR));
      (hours[Math.floor(passed / HOUR)] ??= []).push({ kind, minutes: taken });
      passed += taken;
      left -= taken;
    }
  }
  return hours;
}
