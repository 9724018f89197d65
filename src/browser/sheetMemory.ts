/** One place for all sheets on this device: what stands on two of them is ticked on both. */
const KEY = 'reopening';

/** What was ticked (`true`) and written, by the name of the field. */
export type Kept = Readonly<Record<string, string | true>>;

/** A field as far as a sheet knows it. */
export interface SheetField {
  readonly name: string;
  readonly type: string;
  checked: boolean;
  value: string;
}

/** What the device remembers; nothing where it may not, or where it is not ours. */
export function recall(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Kept) : {};
  } catch {
    return {};
  }
}

function store(kept: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A private window forgets when it closes; until then the fields themselves remember.
  }
}

/** Fills the fields of a sheet with what is kept. */
export function putBack(fields: Iterable<SheetField>, kept: Kept): void {
  for (const field of fields) {
    const value = kept[field.name];
    if (field.type === 'checkbox') field.checked = value === true;
    else if (field.type === 'radio') field.checked = value === field.value;
    else field.value = typeof value === 'string' ? value : '';
  }
}

/** What is kept after these fields have changed; an empty field is not. */
export function withFields(kept: Kept, fields: Iterable<SheetField>): Kept {
  const now = new Map(Object.entries(kept));
  for (const { name, type, checked, value } of fields) {
    if (type === 'radio') {
      if (checked) now.set(name, value);
      else if (now.get(name) === value) now.delete(name);
      continue;
    }
    const next = type === 'checkbox' ? checked || '' : value.trim();
    if (next) now.set(name, next);
    else now.delete(name);
  }
  return Object.fromEntries(now);
}

/** Writes down these fields, and leaves what other sheets have written. */
export const remember = (fields: Iterable<SheetField>): void => store(withFields(recall(), fields));
