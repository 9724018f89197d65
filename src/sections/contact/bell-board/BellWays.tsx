import copy from '../words.json';
import { SiteLink } from '../../../ui/primitives/SiteLink';
import type { SectionProps } from '../../../content-model/sectionProps';
import type { bellBoard } from './schema';
import * as styles from './BellWays.module.css';

/** `tel:` address of a phone number. */
export const callTo = (phone: string): string => `tel:+${phone.replaceAll(/\D/g, '')}`;

interface BellWaysProps {
  readonly bell: SectionProps<typeof bellBoard>['bells'][number];
  readonly className?: string | undefined;
}

/** Mail, phone and response time of a person. */
export const BellWays = ({ bell: { mail, phone, answered }, className = '' }: BellWaysProps) => (
  <dl className={`${styles.root} ${className}`}>
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
);
