import { Fragment } from 'react';
import { SiteLink } from '../../ui/primitives/SiteLink';

interface ModulesProps {
  readonly modules: readonly { readonly text: string; readonly href: string | null }[];
}

/** Modules a customer uses, in a line, with links to their pages. */
export const Modules = ({ modules }: ModulesProps) =>
  modules.map(({ text, href }, index) => (
    <Fragment key={text}>
      {index > 0 ? ', ' : null}
      {href ? <SiteLink href={href}>{text}</SiteLink> : text}
    </Fragment>
  ));
