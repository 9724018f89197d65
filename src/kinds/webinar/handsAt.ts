const OPENS = 8;
const CLOSES = 18;

/** The hands of a clock at a local time (`2027-02-09T17:30`), in degrees, and whether it is an hour of work. */
export function handsAt(local: string) {
  const hours = Number(local.slice(11, 13));
  const minutes = Number(local.slice(14, 16));
  return {
    hour: (hours % 12) * 30 + minutes / 2,
    minute: minutes * 6,
    isAtWork: hours >= OPENS && hours < CLOSES,
  };
}
