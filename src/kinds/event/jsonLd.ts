import type { Offer } from 'schema-dts';
import type { Event } from './schema';
import { isToCome } from '../../time/standingAt';
import { withoutNoBreaks } from '../../text/withoutNoBreaks';
import { eventOf } from '../../discovery/jsonLd/event';
import type { PublicPage } from '../../content-model/publicPage';
import type { DescribeJsonLd } from '../../content-model/kind';

const CURRENCIES: Readonly<Record<string, string>> = { $: 'USD', '£': 'GBP', '€': 'EUR' };

/**
 * A price as the page writes it, `Free` or `£120`; nothing where it is in other words.
 * @param free currency of what costs nothing
 */
export function priceOf(
  words: string,
  free = 'USD',
): { price: string; priceCurrency: string } | undefined {
  if (words === 'Free') return { price: '0', priceCurrency: free };
  const [, sign, letters, amount] =
    /^(?:([$£€])|([A-Z]{3})\s)([\d,]+(?:\.\d\d)?)$/.exec(words) ?? [];
  const priceCurrency = letters ?? CURRENCIES[sign ?? ''];
  return amount && priceCurrency ? { price: amount.replaceAll(',', ''), priceCurrency } : undefined;
}

/** Tickets as the page sells them: of those that are sold out it names no price. */
function offersOf(tickets: Event['tickets'], url: string): Offer[] {
  // What is free costs nothing in the currency of the others.
  const paid = tickets.find(({ price }) => price !== 'Free')?.price;
  const currency = paid ? priceOf(withoutNoBreaks(paid))?.priceCurrency : undefined;
  return tickets.flatMap(({ name, price, isSoldOut }): Offer[] => {
    const offer = { '@type': 'Offer' as const, name: withoutNoBreaks(name), url };
    if (isSoldOut) return [{ ...offer, availability: 'https://schema.org/SoldOut' }];
    const asked = priceOf(withoutNoBreaks(price), currency);
    return asked ? [{ ...offer, ...asked, availability: 'https://schema.org/InStock' }] : [];
  });
}

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
  return [
    eventOf(page, origin, {
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
      ...seatsOf(page, origin),
    }),
  ];
};
