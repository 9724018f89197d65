import {
  combineTextAndLanguageSettings,
  getDefaultBundledSettingsAsync,
  getDictionary,
  mergeSettings,
} from 'cspell-lib';

export interface Dictionary {
  readonly has: (word: string) => boolean;
  /** The likeliest first. */
  readonly suggest: (word: string) => readonly string[];
}

/** The words of American English, or of both, and those in `known`. */
export async function dictionary(language: string, known: readonly string[]): Promise<Dictionary> {
  const bundled = await getDefaultBundledSettingsAsync();
  const settings = mergeSettings(bundled, { language, words: [...known] });
  const words = await getDictionary(combineTextAndLanguageSettings(settings, '', 'plaintext'));
  return {
    has: (word) => words.has(word) && !words.isForbidden(word),
    suggest: (word) => words.suggest(word, { numSuggestions: 3 }).map((found) => found.word),
  };
}
