import type { Offer } from 'schema-dts';
import type { Event } from './schema';
import { isToCome } from '../../time/standingAt';
import { withoutNoBreaks } from '../../text/withoutNoBreaks';
import { company } from '../../discovery/jsonLd/organization';
import { people } from '../../discovery/jsonLd/people';
import type { PublicPage } from '../../content-model/publicPage';
import type { DescribeJsonLd } from '../../content-model/kind';

const CURRENCIES: Readonly<Record<string, string>> = { $: 'USD', '£': 'GBP', '€': 'EUR' };

/** A price as the page writes it, `Free` or `£120`; nothing where it is in other words. */
export function priceOf(words: string): { price: string; priceCurrency: string } | undefined {
  if (words === 'Free') return { price: '0', priceCurrency: 'USD' };
  const [, sign, letters, amount] =
    /^(?:([$£€])|([A-Z]{3})\s)([\d,]+(?:\.\d\d)?)$/.exec(words) ?? [];
  const priceCurrency = letters ?? CURRENCIES[sign ?? ''];
  return amount && priceCurrency ? { price: amount.replaceAll(',', ''), priceCurrency } : undefined;
}

/** Tickets as the page sells them: of those that are sold out it names no price. */
const offersOf = (tickets: Event['tickets'], url: string): Offer[] =>
  tickets.flatMap(({ name, price, isSoldOut }): Offer[] => {
    const offer = { '@type': 'Offer' as const, name: withoutNoBreaks(name), url };
    if (isSoldOut) return [{ ...offer, availability: 'https://schema.org/SoldOut' }];
    const asked = priceOf(withoutNoBreaks(price));
    return asked ? [{ ...offer, ...asked, availability: 'https://schema.org/InStock' }] : [];
  });

/** What there is to take, as long as the page offers it. */
function seatsOf(page: PublicPage<Event>, origin: string) {
  const { tickets, seats } = page.data;
  if (!isToCome(page.state)) return {};
  const offers = offersOf(tickets, origin + page.path);
  return {
    ...(offers.length > 0 ? { offers } : {}),
    ...(seats
      ? {
          maximumAttendeeCapacity: seats.total,
          remainingAttendeeCapacity: seats.total - seats.taken,
        }
      : {}),
  };
}

/** An event in a place, with its state. */
export const eventJsonLd: DescribeJsonLd<Event> = (page, origin) => {
  const { venue, startsAt, endsAt } = page.data;
  const speakers = people(page, 'speakers');
  return [
    {
      '@type': 'Event',
      name: withoutNoBreaks(page.title),
      description: withoutNoBreaks(page.description),
      url: origin + page.path,
      startDate: startsAt,
      endDate: endsAt,
      // One that moved is scheduled: `EventRescheduled` asks for the former day, while a page tells in
      // words what it was moved from, mostly another house.
      eventStatus: `https://schema.org/${page.state === 'canceled' ? 'EventCancelled' : 'EventScheduled'}`,
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: {
        '@type': 'Place',
        name: withoutNoBreaks(venue.name),
        address: {
          '@type': 'PostalAddress',
          streetAddress: withoutNoBreaks(venue.address),
          addressLocality: withoutNoBreaks(venue.city),
        },
      },
      organizer: company(origin),
      ...(page.picture ? { image: origin + page.picture } : {}),
      ...seatsOf(page, origin),
      ...(speakers.length > 0 ? { performer: speakers } : {}),
    },
  ];
};
