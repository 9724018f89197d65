import { fieldNames, fieldOf, joinChoices } from '../fields';
import { postedSchema, type Posted } from '../leads/schema';

/** Reads JSON; undefined if it is none, or no object. */
export function readJson(text: string): Posted | undefined {
  try {
    const read = postedSchema.safeParse(JSON.parse(text));
    return read.data;
  } catch {
    return undefined;
  }
}

/** Reads what a browser posts without script. */
export function readUrlEncoded(text: string): Posted {
  const params = new URLSearchParams(text);
  const read = (name: string): string => params.get(name) ?? '';
  const valueOf = (name: (typeof fieldNames)[number]): string =>
    fieldOf(name).control === 'choices' ? joinChoices(params.getAll(name)) : read(name);
  return postedSchema.parse({
    ...Object.fromEntries(Object.keys(postedSchema.shape).map((name) => [name, read(name)])),
    fields: Object.fromEntries(fieldNames.map((name) => [name, valueOf(name)])),
  });
}
