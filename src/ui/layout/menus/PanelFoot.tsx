import { ArrowLink } from '../../primitives/ArrowLink';
import { Container } from '../../primitives/Container';
import * as styles from './PanelFoot.module.css';

interface PanelFootProps {
  readonly foot: NonNullable<Queries.MenuPartsFragment['foot']>;
}

/** Last line of a menu panel: what else there is. */
export function PanelFoot({ foot }: PanelFootProps) {
  return (
    <div className={styles.root}>
      <Container className={styles.line}>
        <p>
          {foot.lead ? <b>{foot.lead} </b> : null}
          {foot.text}
        </p>
        <ul className={styles.links}>
          {foot.links.map(({ text, href }) => (
            <li key={href}>
              <ArrowLink href={href}>{text}</ArrowLink>
            </li>
          ))}
        </ul>
      </Container>
    </div>
  );
}
