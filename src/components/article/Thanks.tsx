import type { ReactNode } from 'react';
import copy from '../../copy/templates.json';
import { PageHeader } from '../layout/PageHeader';
import { ArrowLink } from '../primitives/ArrowLink';
import { Container } from '../primitives/Container';
import { Heading } from '../primitives/Heading';
import { Picture } from '../primitives/Picture';
import * as styles from './Thanks.module.css';

interface ThanksProps {
  readonly title: string;
  readonly lead: string;
  readonly picture: Queries.PictureHalfFragment | null;
  readonly next: readonly Queries.ActionLinkFragment[];
  readonly children: ReactNode;
}

/** What follows a form: the words on the right, the model beside them, and where to go from here. */
export function Thanks({ title, lead, picture, next, children }: ThanksProps) {
  return (
    <Container className={styles.root}>
      <div className={styles.words}>
        <PageHeader title={title} lead={lead} />
        {children}
        <nav aria-labelledby="next" className={styles.next}>
          <Heading level={2} size="sm" id="next">
            {copy.next}
          </Heading>
          <ul>
            {next.map(({ text, href }) => (
              <li key={href} className={styles.way}>
                <ArrowLink href={href}>{text}</ArrowLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {picture ? (
        <div className={styles.model}>
          <Picture picture={picture} isFirst />
        </div>
      ) : null}
    </Container>
  );
}
