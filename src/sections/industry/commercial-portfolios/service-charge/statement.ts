/** Tenant’s share of a cost by floor area, to the cent. */
export const tenantShare = (amount: number, tenantArea: number, wholeArea: number): number =>
  Math.round((amount * tenantArea * 100) / wholeArea) / 100;

/** Total of a statement: the sum of rounded shares. */
export const statementTotal = (
  amounts: readonly number[],
  tenantArea: number,
  wholeArea: number,
): number =>
  amounts.reduce(
    (cents, amount) => cents + Math.round(tenantShare(amount, tenantArea, wholeArea) * 100),
    0,
  ) / 100;
