import { graphql } from 'gatsby';
import copy from '../../copy/event.json';
import { useStanding } from '../../ui/time/useStanding';
import { RegistrationForm } from '../../ui/live-events/RegistrationForm';
import { SeatPanel } from '../../ui/live-events/SeatPanel';
import { ButtonLink } from '../../ui/primitives/Button';
import { Text } from '../../ui/primitives/Text';
import { Seats } from './Seats';
import { Tickets } from './Tickets';

type TicketPanelProps = Queries.EventTicketsFragment & {
  readonly form: Queries.FormPartsFragment | null;
};

/** Registration for an event; once it is over or canceled, a link to the next. */
export function TicketPanel({ form, ...page }: TicketPanelProps) {
  const { tickets, seats, terms, registration, recap } = page;
  const standing = useStanding(page);
  if (standing === 'canceled') {
    const instead = page.canceled?.instead;
    return (
      <SeatPanel id="tickets" title={copy.noDoors}>
        <Text look="small" isSoft>
          {terms ?? copy.noDoorsText}
        </Text>
        {instead ? (
          <ButtonLink href={instead.href} isBlock>
            {instead.text}
          </ButtonLink>
        ) : null}
        <ButtonLink href="/events/" variant="secondary" isBlock>
          {copy.next}
        </ButtonLink>
      </SeatPanel>
    );
  }
  if (standing === 'past') {
    return (
      <SeatPanel id="tickets" title={copy.over}>
        <Text look="small" isSoft>
          {recap ? copy.overText : copy.untold}
        </Text>
        {recap?.links.map(({ text, href }) => (
          <ButtonLink key={href} href={href} variant="secondary" isBlock>
            {text}
          </ButtonLink>
        ))}
        <ButtonLink href="/events/" isBlock>
          {copy.next}
        </ButtonLink>
      </SeatPanel>
    );
  }
  return (
    <SeatPanel id="tickets" title={copy.takeSeat}>
      {seats ? <Seats {...seats} /> : null}
      {registration ? (
        <>
          <Tickets tickets={tickets} />
          <ButtonLink href={registration} isBlock>
            {copy.register}
          </ButtonLink>
        </>
      ) : form ? (
        <RegistrationForm form={form} labelledBy="tickets" tickets={tickets} />
      ) : null}
      {terms ? <Text look="source">{terms}</Text> : null}
    </SeatPanel>
  );
}

export const fragment = graphql`
  fragment EventTickets on Event {
    startsAt
    endsAt
    canceled {
      on
      instead {
        ...ActionLink
      }
    }
    registration
    terms
    seats {
      taken
      total
    }
    tickets {
      name
      note
      price
      isSoldOut
    }
    recap {
      links {
        ...ActionLink
      }
    }
  }
`;
