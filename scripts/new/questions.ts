import { z } from 'zod';
import { slugOfFile } from '../../src/content-model/addresses';
import type { Kind } from '../../src/content-model/kind';
import { roles, unwrap } from '../../src/content-model/roles';
import { kindOfFile } from '../../src/registry/kinds';
import { isOptional } from '../../src/registry/editor/explained';
import { didYouMean } from '../../src/text/didYouMean';

/** What an answer comes to: a value, or what is wrong with it, as the content check says it. */
export type Read<Value = unknown> = { readonly value: Value } | { readonly wrong: string };

/** Something to ask for. An answer without a word leaves it for later: its value is `undefined`. */
export interface Question {
  readonly key: string;
  readonly asks: string;
  readonly read: (answer: string) => Read;
}

interface Setting {
  readonly today: string;
  /** Below `content/`. */
  readonly files: readonly string[];
}

/** What an answer may look like, and what becomes of it. */
interface Answers {
  readonly like: string;
  readonly read: (answer: string) => Read;
}

const wrong = (expected: string, answer: string, known: readonly string[] = []): Read => ({
  wrong: `expected ${expected}, got "${answer}"${didYouMean(answer, known)}`,
});

/** `2027-03-04 09:00 +01:00` is easier to type than a `T` and seconds. */
const asMoment = (answer: string): string =>
  answer.replace(/^(\S{10})[ T](\d\d:\d\d) ?([+-]\d\d:\d\d|Z)$/, '$1T$2:00$3');

const bySchema =
  (schema: z.core.$ZodType, like: string): Answers['read'] =>
  (answer) => {
    const { error } = z.safeParse(schema, asMoment(answer));
    return error
      ? wrong(error.issues[0]?.message ?? `something like ${like}`, answer)
      : { value: asMoment(answer) };
  };

/** One of the names, or several with commas between them. */
const byName =
  (names: readonly string[], expected: string, isList: boolean): Answers['read'] =>
  (answer) => {
    const given = isList ? answer.split(/\s*,\s*/).filter(Boolean) : [answer];
    const unknown = given.find((name) => !names.includes(name));
    if (unknown !== undefined) return wrong(expected, unknown, names);
    return { value: isList ? given : answer };
  };

function byReference(to: string, files: readonly string[], isList: boolean): Answers {
  const own = files.flatMap((file) => {
    const kind = kindOfFile(file);
    return kind?.name === to ? [{ name: slugOfFile(kind, file), folder: kind.folder }] : [];
  });
  const names = own.map(({ name }) => name);
  const folder = `content/${own[0]?.folder ?? ''}`;
  return {
    like: `names in ${folder}/, such as ${names.slice(0, isList ? 2 : 1).join(', ')}`,
    read: byName(names, `the name of a file in ${folder}, without its ending`, isList),
  };
}

/** How a key can be answered in a line; not at all where it is no day, nobody and no choice. */
function answersOf(schema: z.core.$ZodType, { today, files }: Setting): Answers | undefined {
  const element = schema instanceof z.ZodArray ? unwrap(schema.element) : undefined;
  const role = roles.get(element ?? schema);
  if (role?.is === 'reference') return byReference(role.to, files, element !== undefined);
  if (element) return undefined;
  if (schema instanceof z.ZodEnum) {
    const options = schema.options.map(String);
    return { like: options.join(', '), read: byName(options, 'one of these', false) };
  }
  if (role?.is !== 'month' && role?.is !== 'date') return undefined;
  const ofDay = schema instanceof z.ZodISODateTime ? `${today} 09:00 +00:00` : today;
  const like = role.is === 'month' ? today.slice(0, 7) : ofDay;
  return { like, read: bySchema(schema, like) };
}

/** `startsAt` → `Starts at`. */
function inWords(key: string): string {
  const words = key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** When, who and which: the keys of a kind that have to be there and that a line can answer. */
export const questionsOf = (kind: Kind, setting: Setting): Question[] =>
  Object.entries(kind.schema.shape).flatMap(([key, child]): Question[] => {
    const schema = child as z.core.$ZodType;
    const answers = isOptional(schema) ? undefined : answersOf(unwrap(schema), setting);
    if (!answers) return [];
    const { like, read } = answers;
    return [
      {
        key,
        asks: `${inWords(key)} (${like})`,
        read: (answer) => (answer === '' ? { value: undefined } : read(answer)),
      },
    ];
  });
