import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { SiteLink } from './SiteLink';
import * as styles from './Button.module.css';

const variants = {
  primary: styles.primary,
  secondary: styles.secondary,
  quiet: styles.quiet,
  ink: styles.ink,
};
const sizes = { regular: styles.regular, small: styles.small };

interface Look {
  /** `primary` for the one action of a screen; `ink` for the header’s, so that brick stays unique. */
  readonly variant?: keyof typeof variants;
  readonly size?: keyof typeof sizes;
  readonly isBlock?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

type ButtonProps = Look & Omit<ButtonHTMLAttributes<HTMLButtonElement>, keyof Look>;
type ButtonLinkProps = Look & {
  readonly href: string;
  readonly isDownload?: boolean;
  readonly onClick?: () => void;
};

/** Its looks, for links and summaries of their own. */
export const buttonClass = ({
  variant = 'primary',
  size = 'regular',
  isBlock,
  className,
}: Omit<Look, 'children'>): string =>
  [styles.root, variants[variant], sizes[size], isBlock ? styles.block : '', className]
    .filter(Boolean)
    .join(' ');

/** Button. Busy (`aria-busy`), it keeps its label. */
export function Button({ variant, size, isBlock, className, children, ...rest }: ButtonProps) {
  const look = { variant, size, isBlock, className, children } as Look;
  return (
    <button type="button" {...rest} className={buttonClass(look)}>
      {children}
    </button>
  );
}

/** Link styled as a button. */
export function ButtonLink({ href, isDownload, onClick, ...look }: ButtonLinkProps) {
  return (
    <SiteLink href={href} className={buttonClass(look)} isDownload={isDownload} onClick={onClick}>
      {look.children}
    </SiteLink>
  );
}
