/** Does something with each of many, a few of them (`lanes`) at a time, begun in their order. */
export async function inLanes<T>(
  lanes: number,
  all: Iterable<T>,
  each: (one: T) => Promise<unknown>,
): Promise<void> {
  // An iterator of a list hands out the next one to whoever asks.
  const left = [...all].values();
  const lane = async (): Promise<void> => {
    for (const one of left) await each(one);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
