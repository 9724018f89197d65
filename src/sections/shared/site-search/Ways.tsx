import { ArrowLink } from '../../../ui/primitives/ArrowLink';
import * as styles from './Ways.module.css';

/** Further links. */
export const Ways = ({ ways }: { readonly ways: readonly Queries.ActionLinkFragment[] }) => (
  <p className={styles.root}>
    {ways.map(({ text, href }) => (
      <ArrowLink key={href} href={href}>
        {text}
      </ArrowLink>
    ))}
  </p>
);
