import { graphql } from 'gatsby';
import { Heading } from '../../ui/primitives/Heading';
import { Prose } from '../../ui/primitives/Prose';
import { CheckSheet } from './CheckSheet';
import * as styles from './LetterDesk.module.css';

/** The sheet of the check, and next to it the letter that asks for it. */
export function LetterDesk({ path, month, html, heading, check }: Queries.LetterDeskFragment) {
  return (
    <div className={styles.root}>
      <CheckSheet check={check} month={month} path={path} />
      <div className={styles.letter}>
        <Heading level={2} size="sm">
          {heading}
        </Heading>
        <Prose html={html} />
        <div className={styles.why}>
          <Heading level={3} size="xs">
            {check.why.title}
          </Heading>
          <Prose html={check.why.text} />
        </div>
      </div>
    </div>
  );
}

export const fragment = graphql`
  fragment LetterDesk on Newsletter {
    path
    month
    html
    heading
    check {
      ...CheckSheet
      why {
        title
        text
      }
    }
  }
`;
