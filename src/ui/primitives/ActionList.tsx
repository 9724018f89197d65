import { graphql } from 'gatsby';
import { ArrowLink } from './ArrowLink';
import { ButtonLink } from './Button';
import * as styles from './ActionList.module.css';

interface ActionListProps {
  readonly actions: readonly Queries.ActionLinkFragment[];
}

/** Actions of a section: the main one, and alternatives. */
export function ActionList({ actions }: ActionListProps) {
  const [first, ...others] = actions;
  if (!first) return null;
  return (
    <div className={styles.root}>
      <ButtonLink href={first.href}>{first.text}</ButtonLink>
      {others.map(({ text, href }) => (
        <ArrowLink key={href} href={href}>
          {text}
        </ArrowLink>
      ))}
    </div>
  );
}

export const fragment = graphql`
  fragment ActionLink on Link {
    text
    href
  }
`;
