/** Model of a case whose fan has stopped, in °F: shop temperature. */
const SHOP = 68;
const START = 36;
/** Time constants in minutes: the difference to the surrounding air falls to 37%. */
const AIR = 75;
const GOODS = 260;
/** Above this temperature, food may stay for four hours. */
export const LIMIT = 41;
const ALLOWED = 240;

/** Air temperature a number of minutes after the fan stopped. */
export const airAt = (minute: number): number => SHOP - (SHOP - START) * Math.exp(-minute / AIR);

/** Temperature of the goods, which lags by their mass. */
export function goodsAt(minute: number): number {
  const ahead = ((SHOP - START) * AIR) / (GOODS - AIR);
  return (
    SHOP + ahead * Math.exp(-minute / AIR) - (SHOP - START + ahead) * Math.exp(-minute / GOODS)
  );
}

/** First minute in which a rising temperature is above the limit. */
export function minuteAbove(temperatureAt: (minute: number) => number, limit = LIMIT): number {
  let minute = 0;
  while (temperatureAt(minute) <= limit) minute += 1;
  return minute;
}

/** Minute in which the goods must be discarded. */
export const lastMinute = (): number => minuteAbove(goodsAt) + ALLOWED;
