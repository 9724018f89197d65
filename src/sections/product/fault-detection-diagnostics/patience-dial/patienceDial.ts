/** Cost of waiting a number of evenings. */
export interface Waited {
  /** In kWh. */
  readonly energy: number;
  /** In dollars, to the cent. */
  readonly cost: number;
}

/**
 * Cost of a load that recurs every evening until a work order opens. @param perEvening in kWh
 * @param price in dollars per kWh
 */
export function waited(evenings: number, perEvening: number, price: number): Waited {
  const energy = evenings * perEvening;
  return { energy, cost: Math.round(energy * price * 100) / 100 };
}
