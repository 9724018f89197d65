import { graphql } from 'gatsby';
import copy from '../../../copy/contact.json';
import { Portrait } from '../../primitives/Portrait';
import { SiteLink } from '../../primitives/SiteLink';
import * as styles from './BellPerson.module.css';

/** Where a number is called, whatever stands between its digits. */
export const callTo = (phone: string): string => `tel:+${phone.replaceAll(/\D/g, '')}`;

/** Who opens: a face, a name, and the ways to reach them without the form. */
export function BellPerson({ bell }: { readonly bell: Queries.BellPersonFragment }) {
  const { person, says, mail, phone, answered } = bell;
  return (
    <div className={styles.root}>
      <div className={styles.face}>
        <Portrait person={person} variant="tile" tone="amber" />
      </div>
      <div className={styles.words}>
        <p className={styles.name}>{person.name}</p>
        <p className={styles.role}>{person.role}</p>
      </div>
      <p className={styles.says}>{says}</p>
      <dl className={styles.ways}>
        <div>
          <dt>{copy.mail}</dt>
          <dd>
            <SiteLink href={`mailto:${mail}`}>{mail}</SiteLink>
          </dd>
        </div>
        {phone ? (
          <div>
            <dt>{copy.phone}</dt>
            <dd>
              <SiteLink href={callTo(phone)}>{phone}</SiteLink>
            </dd>
          </div>
        ) : null}
        <div>
          <dt>{copy.answered}</dt>
          <dd>{answered}</dd>
        </div>
      </dl>
    </div>
  );
}

export const fragment = graphql`
  fragment BellPerson on BellBoardSectionBells {
    person {
      ...PersonPortrait
    }
    says
    mail
    phone
    answered
  }
`;
