import { useState } from 'react';
import { Icon } from './Icon';

interface CopyLinkProps {
  readonly words: {
    readonly copy: string;
    readonly copied: string;
    /** Message if the browser refuses. */
    readonly notCopied: string;
  };
  /** Query of the copied address; none by default. */
  readonly query?: string;
  readonly className?: string | undefined;
}

/** Button that copies the page’s address and confirms it. */
export function CopyLink({ words, query, className }: CopyLinkProps) {
  const [outcome, setOutcome] = useState<'copy' | 'copied' | 'notCopied'>('copy');
  const copy = (): void => {
    const { origin, pathname } = window.location;
    const address = origin + pathname + (query ? `?${query}` : '');
    const refused = (): void => setOutcome('notCopied');
    // Missing on pages without HTTPS.
    const clipboard = navigator.clipboard as Clipboard | undefined;
    if (clipboard) clipboard.writeText(address).then(() => setOutcome('copied'), refused);
    else refused();
  };
  return (
    <>
      <button type="button" className={className} onClick={copy}>
        <Icon name={outcome === 'copied' ? 'check' : 'link'} /> {words[outcome]}
      </button>
      {/* Beside the button: a live region inside of it is no part of its name. */}
      <span role="status" className="visuallyHidden">
        {outcome === 'copy' ? '' : words[outcome]}
      </span>
    </>
  );
}
