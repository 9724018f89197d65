import type { Kind } from '../../src/content-model/kind';
import { didYouMean } from '../../src/text/didYouMean';
import { askAll, askUntilRight, type Terminal } from './ask';
import { isByMonth, placeOf } from './place';
import { questionsOf, type Question, type Read } from './questions';

/** A file to write, with what is known of its keys. */
export interface Wanted {
  readonly kind: Kind;
  readonly title: string;
  /** Below `content/`. */
  readonly file: string;
  readonly given: Readonly<Record<string, unknown>>;
}

interface Setting {
  readonly kinds: readonly Kind[];
  /** Below `content/`, for names that an answer may refer to. */
  readonly files: readonly string[];
  readonly today: string;
  readonly isTaken: (file: string) => boolean;
}

/** The word of a kind, or none that there is. */
function readKind(kinds: readonly Kind[]): (answer: string) => Read<Kind> {
  const labels = kinds.map(({ label }) => label);
  return (answer) => {
    const value = kinds.find(({ label }) => label === answer);
    if (value) return { value };
    return { wrong: `expected one of the kinds, got "${answer}"${didYouMean(answer, labels)}` };
  };
}

/** A title from which a file can be named that is not there yet. */
function readTitle(kind: Kind, isTaken: Setting['isTaken']): (answer: string) => Read<string> {
  return (answer) => {
    if (!/[\p{L}\p{N}]/u.test(answer)) return { wrong: `expected words, got "${answer}"` };
    // The month names it, and is asked for later.
    if (isByMonth(kind)) return { value: answer };
    const file = placeOf(kind, answer, '');
    return isTaken(file)
      ? { wrong: `expected another title, because content/${file} is there already` }
      : { value: answer };
  };
}

/** The question for a month of which there is no file yet; none stands for this one. */
function forMonth(question: Question, kind: Kind, { today, isTaken }: Setting): Question {
  return {
    ...question,
    read: (answer) => {
      const read = question.read(answer || today.slice(0, 7));
      if ('wrong' in read) return read;
      const file = placeOf(kind, '', String(read.value));
      return isTaken(file)
        ? { wrong: `expected another month, because content/${file} is there already` }
        : read;
    },
  };
}

/** What the title of a kind is called; where it has none, its files have a name. */
function titleOf(kind: Kind): string {
  if ('title' in kind.schema.shape) return 'Title';
  return 'name' in kind.schema.shape ? 'Name' : 'Name of the file';
}

/** Asks for a file that is not there yet: its kind, its title, then when, who and which. */
export async function converse(
  terminal: Terminal,
  setting: Setting,
  said: { readonly label?: string | undefined; readonly title?: string | undefined },
): Promise<Wanted> {
  const { kinds, isTaken } = setting;
  let kind = kinds.find(({ label }) => label === said.label);
  if (!kind) {
    terminal.say(`Kinds: ${kinds.map(({ label }) => label).join(', ')}`);
    kind = await askUntilRight(terminal, 'Kind', readKind(kinds));
  }
  const { title: known } = said;
  const title = known ?? (await askUntilRight(terminal, titleOf(kind), readTitle(kind, isTaken)));

  const questions = questionsOf(kind, setting);
  if (questions.length > 0) terminal.say('Enter alone leaves a question for later.');
  const given = await askAll(
    terminal,
    questions.map((question) =>
      question.key === 'month' ? forMonth(question, kind, setting) : question,
    ),
  );
  return { kind, title, file: placeOf(kind, title, String(given['month'])), given };
}
