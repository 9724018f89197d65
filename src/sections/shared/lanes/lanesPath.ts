interface LaneEvent {
  readonly lane: string;
}

/**
 * Rows of events below the first lane, from 0: the first lane is the one the line never touches.
 * A lane that is not in the list stands in the first row.
 */
export function laneRows(lanes: readonly string[], events: readonly LaneEvent[]): number[] {
  return events.map(({ lane }) => Math.max(0, lanes.indexOf(lane) - 1));
}

/**
 * The live line as an SVG path, in units of one column (an event) and one row (a lane): it stays in
 * the row of an event for one column, then goes straight to the row of the next. It ends with its
 * last column.
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
