interface LaneEvent {
  readonly lane: string;
}

/** Lane rows of events, from 0 below the first lane, which the line never touches. Unknown lanes are row 0. */
export function laneRows(lanes: readonly string[], events: readonly LaneEvent[]): number[] {
  return events.map(({ lane }) => Math.max(0, lanes.indexOf(lane) - 1));
}

/**
 * Line as an SVG path, in units of a column (event) and a row (lane): it stays in an event’s row
 * for a column, then goes straight to the next row. Ends with its last column.
 */
export function lanesPath(rows: readonly number[]): string {
  const [first, ...others] = rows;
  if (first === undefined) return '';
  let row = first;
  let path = `M0 ${row}`;
  others.forEach((next, index) => {
    path += `H${index + 1}`;
    if (next !== row) path += `V${next}`;
    row = next;
  });
  return `${path}H${rows.length}`;
}
