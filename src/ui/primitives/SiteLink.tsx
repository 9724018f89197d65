import { Link } from 'gatsby';
import type { ReactNode } from 'react';

interface SiteLinkProps {
  readonly href: string;
  readonly className?: string | undefined;
  readonly onClick?: (() => void) | undefined;
  /** Opens a new tab; say so in the text. */
  readonly opensTab?: boolean | undefined;
  /** Saves the file instead of opening it. */
  readonly isDownload?: boolean | undefined;
  readonly children: ReactNode;
}

/** Whether an address is a page of this site; files, anchors, mail and other sites are plain links. */
const isPage = (href: string): boolean => /^\/(?!roi-pdf)([\w\-.]+\/)*([?#].*)?$/.test(href);

/** Link: client-side for pages of this site, plain for others. */
export function SiteLink(props: SiteLinkProps) {
  const { href, className, onClick, opensTab, isDownload, children } = props;
  if (isPage(href) && !opensTab) {
    return (
      <Link to={href} className={className} onClick={onClick}>
        {children}
      </Link>
    );
  }
  const rel = href.startsWith('https:') ? 'noopener noreferrer' : undefined;
  return (
    <a
      href={href}
      className={className}
      rel={rel}
      target={opensTab ? '_blank' : undefined}
      download={isDownload}
      onClick={onClick}
    >
      {children}
    </a>
  );
}
