import type { Question, Read } from './questions';

/** Somebody who answers, line by line. */
export interface Terminal {
  readonly ask: (asks: string) => Promise<string>;
  readonly say: (line: string) => void;
}

/** Asks until the answer is right; says what is wrong with the others. */
export async function askUntilRight<Value>(
  { ask, say }: Terminal,
  asks: string,
  read: (answer: string) => Read<Value>,
): Promise<Value> {
  for (;;) {
    const result = read((await ask(`${asks}: `)).trim());
    if ('value' in result) return result.value;
    say(`  ${result.wrong}`);
  }
}

/** What is answered, by key; what is left for later is not there. */
export async function askAll(
  terminal: Terminal,
  questions: readonly Question[],
): Promise<Record<string, unknown>> {
  const given: Record<string, unknown> = {};
  for (const { key, asks, read } of questions) {
    const value = await askUntilRight(terminal, asks, read);
    if (value !== undefined) given[key] = value;
  }
  return given;
}
