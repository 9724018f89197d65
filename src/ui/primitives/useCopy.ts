import { useState } from 'react';

type Outcome = 'copy' | 'copied' | 'notCopied';

/** Copies a text, and what came of it: nothing yet, copied, or refused by the browser. */
export function useCopy(): [Outcome, (text: string) => void] {
  const [outcome, setOutcome] = useState<Outcome>('copy');
  const copy = (text: string): void => {
    const refused = (): void => setOutcome('notCopied');
    // Missing on pages without HTTPS.
    const clipboard = navigator.clipboard as Clipboard | undefined;
    if (clipboard) clipboard.writeText(text).then(() => setOutcome('copied'), refused);
    else refused();
  };
  return [outcome, copy];
}
