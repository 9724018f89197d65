import type { Event } from '../../content-model/kinds/event';
import { asTyped } from '../../words/asTyped';
import { company } from '../organization';
import type { FoundPage } from '../page';
import type { Describe } from '../structured';

const CURRENCIES: Readonly<Record<string, string>> = { $: 'USD', '£': 'GBP', '€': 'EUR' };

/** A price as the page writes it, `Free` or `£120`; nothing where it is in other words. */
export function priceOf(words: string): { price: string; priceCurrency: string } | undefined {
  if (words === 'Free') return { price: '0', priceCurrency: 'USD' };
  const [, sign, letters, amount] =
    /^(?:([$£€])|([A-Z]{3})\s)([\d,]+(?:\.\d\d)?)$/.exec(words) ?? [];
  const priceCurrency = letters ?? CURRENCIES[sign ?? ''];
  return amount && priceCurrency ? { price: amount.replaceAll(',', ''), priceCurrency } : undefined;
}

const statusOf = ({ canceled, moved }: Event): string => {
  const status = canceled ? 'EventCancelled' : moved ? 'EventRescheduled' : 'EventScheduled';
  return `https://schema.org/${status}`;
};

const offersOf = (tickets: Event['tickets'], page: FoundPage, origin: string) =>
  tickets.flatMap(({ name, price, isSoldOut }) => {
    const asked = priceOf(asTyped(price));
    const availability = `https://schema.org/${isSoldOut ? 'SoldOut' : 'InStock'}`;
    return asked
      ? [{ '@type': 'Offer', name, ...asked, availability, url: origin + page.path }]
      : [];
  });

/** An event in a place, with its state. */
export const event: Describe = (page, origin) => {
  const data = page.data as unknown as Event;
  const { venue, startsAt, endsAt, tickets } = data;
  const offers = data.canceled ? [] : offersOf(tickets, page, origin);
  return [
    {
      '@type': 'Event',
      name: asTyped(page.title),
      description: asTyped(page.description),
      url: origin + page.path,
      startDate: startsAt,
      endDate: endsAt,
      eventStatus: statusOf(data),
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: {
        '@type': 'Place',
        name: asTyped(venue.name),
        address: `${asTyped(venue.address)}, ${venue.city}`,
      },
      organizer: company(origin),
      ...(page.picture ? { image: origin + page.picture } : {}),
      ...(offers.length > 0 ? { offers } : {}),
      ...(page.speakers.length > 0 ? { performer: page.speakers } : {}),
    },
  ];
};
