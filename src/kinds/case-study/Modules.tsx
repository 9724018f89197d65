import { Fragment } from 'react';
import { SiteLink } from '../../ui/primitives/SiteLink';

interface ModulesProps {
  readonly modules: readonly { readonly text: string; readonly href: string | null }[];
}

/** The modules a customer uses, in one line; those that have a page lead to it. */
export const Modules = ({ modules }: ModulesProps) =>
  modules.map(({ text, href }, index) => (
    <Fragment key={text}>
      {index > 0 ? ', ' : null}
      {href ? <SiteLink href={href}>{text}</SiteLink> : text}
    </Fragment>
  ));
