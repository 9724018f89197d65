/** A tenant’s part of a cost, to the cent: by area, as leases have it. */
export const shareOf = (amount: number, tenantArea: number, wholeArea: number): number =>
  Math.round((amount * tenantArea * 100) / wholeArea) / 100;

/** The whole of a statement; parts are rounded first, so that the lines add up to it. */
export const statementTotal = (
  amounts: readonly number[],
  tenantArea: number,
  wholeArea: number,
): number =>
  amounts.reduce(
    (cents, amount) => cents + Math.round(shareOf(amount, tenantArea, wholeArea) * 100),
    0,
  ) / 100;

/** `$1,234.50`, and without cents where there are none to show. */
export function dollars(amount: number, digits: 0 | 2 = 0): string {
  const [whole = '', cents] = amount.toFixed(digits).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return `$${grouped}${cents ? `.${cents}` : ''}`;
}
