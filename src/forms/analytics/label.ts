/** What the label of a form's button says about who sends it (specification 7, Client-side calls). */
export type Conversion = 'primary' | 'secondary';

const MAKES_PRIMARY = ['contact', 'demo', 'request', 'pric', 'trial', 'partner'] as const;
const MAKES_SECONDARY = ['video', 'download'] as const;

const holdsAny = (label: string, words: readonly string[]): boolean =>
  words.some((word) => label.toLowerCase().includes(word));

/**
 * The class of a conversion: primary if the label of the button contains one word of the first list
 * and none of the second. In any case of letters, substrings included (decisions, Forms).
 */
export const conversionOf = (label: string): Conversion =>
  holdsAny(label, MAKES_PRIMARY) && !holdsAny(label, MAKES_SECONDARY) ? 'primary' : 'secondary';

/** What may stand after a word of the rule in a word that means the same: "pricing", "partners". */
const ENDINGS = /^(?:|e|es|s|ed|er|ing|ship|[’']s)$/;

/**
 * Words of a label that decide its class although they mean something else: "industrial" holds
 * "trial". The rule counts them all the same; whoever writes the label should know.
 */
export const chanceWords = (label: string): string[] =>
  (label.toLowerCase().match(/[\p{L}’']+/gu) ?? []).filter((word) =>
    [...MAKES_PRIMARY, ...MAKES_SECONDARY].some((part) => {
      const at = word.indexOf(part);
      return at >= 0 && !(at === 0 && ENDINGS.test(word.slice(part.length)));
    }),
  );
