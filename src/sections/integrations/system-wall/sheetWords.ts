import { fill } from '../../../text/fillWords';
import type { SystemGroup, WallSystem } from './schema';
import { wiringSheet } from './wiringSheet';
import copy from './words.json';

interface Need {
  readonly role: string;
  readonly hours: number;
}

/** Hours per role: `14 h SAP, 4 h controls`. */
export const hoursText = (needs: readonly Need[]): string =>
  needs.map(({ role, hours }) => fill(copy.hours, { role, hours })).join(', ');

/** Time and hours of one system. */
export const takesText = ({ setup, needs }: WallSystem['takes']): string =>
  [setup, hoursText(needs)].filter(Boolean).join('; ');

type Row = readonly [term: string, says: string];

/** What there is to say of one system, in the order that IT asks. */
export const systemRows = ({ in: into, out, takes, limit }: WallSystem): Row[] => [
  ...(into ? [[copy.reads, into] as const] : []),
  ...(out ? [[copy.sends, out] as const] : []),
  [copy.takes, takesText(takes)],
  [copy.limit, limit],
];

/** What the ticked systems ask of a company, as the sheet lists it under its sums. */
export function sheetRows(groups: readonly SystemGroup[], price: string): Row[] {
  const { hours, leavesBuilding, leaves, isFree } = wiringSheet(groups);
  return [
    [copy.hoursOf, hoursText(hours) || copy.nobody],
    [copy.firewall, leavesBuilding ? copy.outbound : copy.unchanged],
    [copy.leaves, leaves.map((what) => copy.left[what]).join('; ') || copy.nothing],
    [copy.price, isFree ? copy.free : price],
  ];
}

/** The sheet as plain text, for a message to IT. */
export function sheetText(groups: readonly SystemGroup[], price: string, note: string): string {
  const lines = (rows: readonly Row[]): string[] => rows.map((row) => row.join(': '));
  return [
    copy.sheet,
    fill(copy.daysText, { days: wiringSheet(groups).days }),
    ...lines(sheetRows(groups, price)),
    note,
    ...groups
      .flatMap(({ systems }) => systems)
      .flatMap((system) => ['', system.name, ...lines(systemRows(system))]),
  ].join('\n');
}
