import { graphql } from 'gatsby';
import { SiteLink } from './SiteLink';
import * as styles from './ActionList.module.css';

interface ActionListProps {
  readonly actions: readonly Queries.ActionLinkFragment[];
}

/** The action of a section, and what a visitor may do instead. */
export function ActionList({ actions }: ActionListProps) {
  if (actions.length === 0) return null;
  return (
    <p className={styles.root}>
      {actions.map(({ text, href }) => (
        <SiteLink key={href} href={href} className={styles.action}>
          {text}
        </SiteLink>
      ))}
    </p>
  );
}

export const fragment = graphql`
  fragment ActionLink on Link {
    text
    href
  }
`;
