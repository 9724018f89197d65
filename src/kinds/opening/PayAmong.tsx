import { graphql } from 'gatsby';
import { fill } from '../../text/fillWords';
import copy from '../../copy/openings.json';
import { inWords } from '../../time/inWords';
import { payWords } from '../../ui/opening/band';
import { PayBand } from '../../ui/opening/PayBand';
import { PayTicks } from '../../ui/opening/PayTicks';
import { ArrowLink } from '../../ui/primitives/ArrowLink';
import { Section } from '../../ui/primitives/Section';
import { SiteLink } from '../../ui/primitives/SiteLink';
import { Stack } from '../../ui/primitives/Stack';
import { Text } from '../../ui/primitives/Text';
import * as styles from './PayAmong.module.css';
import { amountWords, byPay, startMost } from './payOf';

interface PayAmongProps {
  readonly own: Queries.PaidRoleFragment;
  /** The other roles that are open. */
  readonly others: readonly Queries.PaidRoleFragment[];
  readonly axis: Queries.PayAxisFragment;
}

/** The band of a role among those of all that are open, on one axis of dollars. */
export function PayAmong({ own, others, axis }: PayAmongProps) {
  const { pay } = own;
  const yearly = byPay([own, ...others], axis.rates).filter((role) => !role.pay.span);
  const words = {
    low: amountWords(pay.low, pay.currency),
    high: amountWords(pay.high, pay.currency),
    start: amountWords(startMost(pay), pay.currency),
    span: pay.span ?? '',
    count: yearly.length,
    date: inWords(axis.ratesOf),
  };
  return (
    <Section
      title={fill(pay.span ? copy.payOfSpan : copy.payAmong, words)}
      lead={fill(pay.span ? copy.notYearly : copy.starts, words)}
      anchor="pay"
      head="split"
      size="md"
      ground="wash"
      isTight
    >
      <Stack gap={4} isWide>
        <div>
          <ol>
            {yearly.map((role) => (
              <Role key={role.path} role={role} axis={axis} isOwn={role.path === own.path} />
            ))}
          </ol>
          <div className={styles.ticks}>
            <PayTicks axis={axis} />
          </div>
        </div>
        <Text look="source">{fill(copy.bars, words)}</Text>
        <ArrowLink href={copy.ownPay.href}>{copy.ownPay.text}</ArrowLink>
      </Stack>
    </Section>
  );
}

interface RoleProps {
  readonly role: Queries.PaidRoleFragment;
  readonly axis: Queries.PayAxisFragment;
  readonly isOwn: boolean;
}

const Role = ({ role: { path, title, place, pay }, axis, isOwn }: RoleProps) => (
  <li className={styles.role} aria-current={isOwn ? 'true' : undefined}>
    <span>
      <Text as="span" look={isOwn ? 'label' : 'small'}>
        {isOwn ? title : <SiteLink href={path}>{title}</SiteLink>}
      </Text>{' '}
      <Text as="span" look="small" isSoft>
        {place === 'anywhere' ? copy.anywhere : copy.places[place as keyof typeof copy.places]}
      </Text>
    </span>
    <span className={styles.band}>
      <PayBand pay={pay} axis={axis} />
    </span>
    <Text as="span" look="label" className={styles.words}>
      {payWords(pay)}
    </Text>
  </li>
);

export const fragment = graphql`
  fragment PaidRole on Opening {
    path
    title
    place
    pay {
      low
      high
      currency
      span
    }
  }
`;
