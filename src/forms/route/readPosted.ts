import { fieldNames, fieldOf, joinChoices, type FieldName } from '../fields';
import type { Values } from '../definition';
import { envelope, isId, isPath } from '../submission';
import { oneLine } from '../validate';

/** What a browser posted, as far as it can be read. */
export interface Posted {
  readonly form: string;
  readonly fields: Values;
  readonly id: string | undefined;
  readonly page: string;
  readonly pageName: string | undefined;
  readonly thanks: string | undefined;
  /** Milliseconds; undefined without script. */
  readonly openFor: number | undefined;
  readonly trap: string;
}

type Read = (name: string) => unknown;

const LONGEST_NAME = 200;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function durationOf(value: unknown): number | undefined {
  const duration = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof duration === 'number' && Number.isFinite(duration) ? duration : undefined;
}

function postedOf(read: Read, readField: (name: FieldName) => string): Posted {
  const id = textOf(read(envelope.id)).toLowerCase();
  const page = textOf(read(envelope.page));
  const thanks = textOf(read(envelope.thanks));
  return {
    form: textOf(read(envelope.form)),
    fields: Object.fromEntries(fieldNames.map((name) => [name, readField(name)])),
    id: isId(id) ? id : undefined,
    page: isPath(page) ? page : '/',
    pageName: oneLine(textOf(read(envelope.pageName))).slice(0, LONGEST_NAME) || undefined,
    thanks: isPath(thanks) ? thanks : undefined,
    openFor: durationOf(read(envelope.openFor)),
    trap: textOf(read(envelope.trap)),
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const ownOf =
  (record: Record<string, unknown>): Read =>
  (name) =>
    Object.hasOwn(record, name) ? record[name] : undefined;

/** Reads JSON; undefined if it is none, or no object. */
export function readJson(text: string): Posted | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isRecord(value)) return undefined;
  const fields = isRecord(value['fields']) ? value['fields'] : {};
  const readField = ownOf(fields);
  return postedOf(ownOf(value), (name) => textOf(readField(name)));
}

/** Reads what a browser posts without script. */
export function readUrlEncoded(text: string): Posted {
  const params = new URLSearchParams(text);
  return postedOf(
    (name) => params.get(name) ?? undefined,
    (name) =>
      fieldOf(name).control === 'choices'
        ? joinChoices(params.getAll(name))
        : (params.get(name) ?? ''),
  );
}
