import { Icon } from './Icon';
import { useCopy } from './useCopy';

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
  const [outcome, copyText] = useCopy();
  const copy = (): void => {
    const { origin, pathname } = window.location;
    copyText(origin + pathname + (query ? `?${query}` : ''));
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
