interface Entry {
  readonly question: string;
  /** As HTML. */
  readonly answer: string;
}

/** Words that a question has, whatever it is about. */
const SMALL = new Set(
  'a an and are as at be can do does for from has have how i if in is it its many much my of on or our should that the to we what when where which who why with you your'.split(
    ' ',
  ),
);
const ENDING = /(?:ies|ing|es|ed|s|d|y|e)$/;
/** A word keeps as many letters before its ending. */
const STEM = 3;

const IN_QUESTION = 3;
const IN_ANSWER = 1;

/** The words of a text that say what it is about, without their endings. */
function stemsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words
    .filter((word) => !SMALL.has(word))
    .map((word) => {
      const stem = word.replace(ENDING, '');
      return stem.length < STEM ? word : stem;
    });
}

const textOf = (html: string): string => html.replace(/<[^>]*>/g, ' ');

/** Entries that answer what was asked, the best first: what its question says counts more than its answer. */
export function findAnswers<Of extends Entry>(entries: readonly Of[], asked: string): Of[] {
  const stems = stemsOf(asked);
  if (stems.length === 0) return [];
  return entries
    .map((entry) => {
      const [question, answer] = [stemsOf(entry.question), stemsOf(textOf(entry.answer))];
      const points = stems.map((stem) => {
        const begins = (own: string): boolean => own.startsWith(stem);
        if (question.some(begins)) return IN_QUESTION;
        return answer.some(begins) ? IN_ANSWER : 0;
      });
      const sum = points.reduce<number>((total, point) => total + point, 0);
      return { entry, score: sum / stems.length };
    })
    .filter(({ score }) => score >= IN_ANSWER)
    .sort((one, other) => other.score - one.score)
    .map(({ entry }) => entry);
}
