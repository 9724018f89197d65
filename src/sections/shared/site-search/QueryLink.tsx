import type { MouseEvent, ReactNode } from 'react';
import { pushQuery } from '../../../browser/pushQuery';
import { searchPath } from '../../../search/searchPath';

interface QueryLinkProps {
  readonly words: string;
  readonly kind?: string;
  readonly isCurrent?: boolean;
  /** Called after the address has changed. */
  readonly onFollow?: () => void;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Link to results of other words or another group, without leaving the page. */
export function QueryLink({
  words,
  kind,
  isCurrent,
  onFollow,
  className,
  children,
}: QueryLinkProps) {
  const href = searchPath(words, kind);
  const follow = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    pushQuery(href.slice(href.indexOf('?') + 1));
    onFollow?.();
  };
  return (
    <a
      href={href}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={follow}
      className={className}
    >
      {children}
    </a>
  );
}
