/** Degrees Fahrenheit in a case whose fan has stopped. */
const SHOP = 68;
const START = 36;
/** Minutes in which the distance to the air around it falls to 37%. */
const AIR = 75;
const GOODS = 260;
/** Above it food may stay for four hours. */
export const LIMIT = 41;
const ALLOWED = 240;

/** Air in the case, a number of minutes after its fan stopped. */
export const airAt = (minute: number): number => SHOP - (SHOP - START) * Math.exp(-minute / AIR);

/** The goods in it, which follow the air as slowly as their mass makes them. */
export function goodsAt(minute: number): number {
  const ahead = ((SHOP - START) * AIR) / (GOODS - AIR);
  return (
    SHOP + ahead * Math.exp(-minute / AIR) - (SHOP - START + ahead) * Math.exp(-minute / GOODS)
  );
}

/** The first minute in which a rising temperature is above the limit. */
export function minuteAbove(temperatureAt: (minute: number) => number, limit = LIMIT): number {
  let minute = 0;
  while (temperatureAt(minute) <= limit) minute += 1;
  return minute;
}

/** The minute in which the goods have to go. */
export const lastMinute = (): number => minuteAbove(goodsAt) + ALLOWED;
