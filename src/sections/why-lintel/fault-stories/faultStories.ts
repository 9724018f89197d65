export interface Telling {
  /** Days after the fault began. */
  readonly found: number;
  readonly taken: number;
  readonly repaired: number;
}

/** Length of each phase, in percent of the scale. */
export function lengthsOf({ found, taken, repaired }: Telling, lastDay: number) {
  const share = (days: number): number => Math.round((days / lastDay) * 1000) / 10;
  return {
    unseen: share(found),
    unowned: share(taken - found),
    owned: share(repaired - taken),
  };
}

/** Energy and cost of a fault until its repair. */
export function wasteOf(
  { repaired }: Pick<Telling, 'repaired'>,
  perDay: { readonly amount: number; readonly dollars: number },
) {
  const amount = repaired * perDay.amount;
  return { amount, dollars: amount * perDay.dollars };
}
