import copy from '../copy/searchPage.json';
import { fill } from '../text/fillWords';
import type { Found } from './siteIndex';

/** As many forms of a word are named. */
const FORMS = 3;

/** A sentence on what was found, in parts. */
interface Count {
  /** What nothing was found for, if other words were looked for instead, or nothing was found at all. */
  readonly none?: string;
  /** How many pages there are. */
  readonly pages?: string;
  /** What they have. */
  readonly says?: string;
}

const hasSeveral = (words: string): boolean => /\s/.test(words.trim());

/** The forms in which a single word was found, as readers see them in the lines; the one typed first. */
function formsIn({ hits }: Found, typed: string): string[] {
  const found = hits.flatMap(({ lines }) => lines.map(({ word }) => word.toLowerCase()));
  const forms = [...new Set(found)].filter((word) => !hasSeveral(word));
  const own = typed.toLowerCase();
  return [...forms.filter((form) => form === own), ...forms.filter((form) => form !== own)].slice(
    0,
    FORMS,
  );
}

function listed(forms: readonly string[]): string {
  const quoted = forms.map((form) => fill(copy.form, { form }));
  return [quoted.slice(0, -1).join(', '), ...quoted.slice(-1)].filter(Boolean).join(copy.or);
}

/** How many pages were found for words; for one word with the forms in which it stands there. */
export function countOf(words: string, found: Found): Count {
  const { total, meant } = found;
  const none = meant || total === 0 ? { none: fill(copy.none, { words }) } : {};
  if (total === 0) return none;
  const number = total === 1 ? 'one' : 'other';
  const asked = meant ?? words;
  const forms = hasSeveral(asked) ? [] : formsIn(found, asked);
  return {
    ...none,
    pages: fill(copy.pages[number], { count: total }),
    says:
      forms.length === 0
        ? fill(copy.has, { words: asked })
        : fill(copy.says[number], { forms: listed(forms) }),
  };
}
