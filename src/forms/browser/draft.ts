import type { FormDefinition, Values } from '../definition';

/** Reads back what was typed; whatever else it reads counts as nothing. */
export function readDraft(json: string | null, form: FormDefinition): Values {
  let kept: unknown;
  try {
    kept = JSON.parse(json ?? '{}');
  } catch {
    return {};
  }
  const record = (kept ?? {}) as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    form.inputs.flatMap(({ name }) => {
      const value = Object.hasOwn(record, name) ? record[name] : undefined;
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}
