import type { SiteRecord } from '../../src/review/record/schema';

/** A part of a page of the site, for the guides of writers. */
export interface PictureOfPage {
  readonly name: string;
  readonly address: string;
  /** The first element that this selects; without it, what a window shows. */
  readonly part?: string;
  /** How much of it, from its top; px. */
  readonly height?: number;
}

/** An event that is still to come, so that the picture of one is never of one that was held. */
function comingEvent({ days }: SiteRecord): string {
  const found = days.find(({ kind, at }) => kind === 'ends' && at.startsWith('/events/'));
  if (!found) throw new Error('No event is to come.');
  return found.at;
}

/** Every picture of a page in docs/writers/pictures. */
export const picturesOf = (record: SiteRecord): readonly PictureOfPage[] => [
  { name: 'release', address: '/newsroom/night-alarms/', height: 760 },
  { name: 'release-figure', address: '/newsroom/night-alarms/', part: 'figure[data-figure]' },
  {
    name: 'release-list',
    address: '/lintel-newsroom/',
    part: 'section[aria-labelledby="newest"]',
    height: 700,
  },
  { name: 'event-coming', address: comingEvent(record), part: '#agenda', height: 720 },
  { name: 'event-held', address: '/events/2025-gathering-dubai/', part: '#became', height: 640 },
  { name: 'prices', address: '/pricing/', part: '#list', height: 760 },
];
