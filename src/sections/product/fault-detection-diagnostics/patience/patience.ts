/** What waiting so many evenings costs before anybody is told. */
export interface Waited {
  /** In kWh. */
  readonly energy: number;
  /** In dollars, to the cent. */
  readonly cost: number;
}

/**
 * What a load costs that comes back every evening, where a job opens only after so many of them.
 * @param perEvening in kWh
 * @param price in dollars for a kWh
 */
export function waited(evenings: number, perEvening: number, price: number): Waited {
  const energy = evenings * perEvening;
  return { energy, cost: Math.round(energy * price * 100) / 100 };
}
