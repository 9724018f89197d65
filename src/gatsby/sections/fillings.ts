import { openApiOf, type OpenApi } from '../../content-model/open-api/schema';
import type { Outage } from '../../content-model/outages';
import type { Filling, ListOf } from '../../content-model/roles';
import { history } from '../../kinds/data/history';
import { openApi } from '../../kinds/data/openApi';
import { outage } from '../../kinds/data/outage';
import { partner } from '../../kinds/data/partner';
import { pay } from '../../kinds/data/pay';
import { whatsNew } from '../../kinds/whats-new/record';
import { pageKinds } from '../../registry/kinds';
import { clockIn } from '../../time/clockIn';
import { every, sorted, type Context, type GraphNode } from '../extensions';
import {
  levelRounds,
  type Round,
} from '../../sections/demo-days/planned-asset-maintenance/brought-plan/levelRounds';
import { changesIn } from '../../sections/developers/api-versions/changes';
import {
  callGroups,
  listedErrors,
  listedEvents,
  runnableCall,
} from '../../sections/developers/fileParts';
import { awayOf } from '../../sections/status/away-months/awayOf';
import { pageGroups } from './pageGroups';
import { byDay, indexOf, listOf, listPage } from './lists';

type NodeModel = Context['nodeModel'];

/** What the build fills into an object of a section, `page` being that of its list, `list` as in the schema. */
type Fill = (owner: GraphNode, nodeModel: NodeModel, page: number, list?: ListOf) => unknown;

const months = async (nodeModel: NodeModel) => [...(await sorted(nodeModel, whatsNew))];

/** What the graph keeps of a node besides its file: nothing for a page, and another in each build. */
const OF_GRAPH = new Set(['id', 'parent', 'children', 'internal']);

/** The newest first. */
const outages = async (nodeModel: NodeModel) =>
  (await every(nodeModel, outage, 'on'))
    .toReversed()
    .map((node) =>
      Object.fromEntries(Object.entries(node).filter(([key]) => !OF_GRAPH.has(key))),
    ) as unknown as Outage[];

/** A part of the description of the API. */
const ofOpenApi =
  (part: (file: OpenApi) => unknown): Fill =>
  async (_owner, nodeModel) => {
    const [file] = await every(nodeModel, openApi);
    return part(openApiOf(file));
  };

/** Each date of a board by the clock of each of its cities. */
function clocks({ dates, cities }: GraphNode): string[][] {
  const zones = (cities as readonly { readonly timeZone: string }[]).map((city) => city.timeZone);
  return (dates as readonly { readonly at: string }[]).map(({ at }) =>
    zones.map((zone) => clockIn(at, zone)),
  );
}

/** How many pages there are of each kind that the heaps of a section name, in their order. */
const counts: Fill = ({ heaps }, nodeModel) =>
  Promise.all(
    (heaps as readonly { readonly heap: string }[]).map(async ({ heap }) => {
      const kind = pageKinds.find(({ label }) => label === heap);
      return kind ? [...(await sorted(nodeModel, kind))].length : 0;
    }),
  );

/**
 * What a schema calls `filled`. Of what is new, a section may tell its first months whole (`full`) and
 * the others in rows.
 */
export const fillings: Readonly<Record<Filling, Fill>> = {
  pages: listPage,
  newestPages: async (owner, nodeModel, page, list) =>
    page === 1 ? (await listOf(owner, nodeModel)).slice(0, list?.count) : [],
  ahead: async (owner, nodeModel) => (await byDay(owner, nodeModel)).ahead,
  over: async (owner, nodeModel) => (await byDay(owner, nodeModel)).over,
  list: indexOf,
  counts,
  shelves: ({ shelves }, nodeModel) => pageGroups(shelves, nodeModel),
  months: (_owner, nodeModel) => months(nodeModel),
  fullMonths: async ({ full }, nodeModel) => (await months(nodeModel)).slice(0, Number(full)),
  laterMonths: async ({ full }, nodeModel) => (await months(nodeModel)).slice(Number(full)),
  // All that ever were in the register; the day decides which are shown.
  partners: (_owner, nodeModel) => every(nodeModel, partner, 'number'),
  // That of the company itself, which belongs to no customer.
  history: async (_owner, nodeModel) =>
    (await every(nodeModel, history)).find(({ customer }) => !customer),
  pay: async (_owner, nodeModel) => (await every(nodeModel, pay))[0],
  outages: (_owner, nodeModel) => outages(nodeModel),
  away: async ({ from, until }, nodeModel) =>
    awayOf(await outages(nodeModel), String(from), String(until)),
  runnableCall: ofOpenApi(runnableCall),
  callGroups: ofOpenApi(callGroups),
  attempts: ofOpenApi(({ info }) => info['x-attempts-after-minutes']),
  events: ofOpenApi(listedEvents),
  apiErrors: ofOpenApi(listedErrors),
  apiChanges: async (_owner, nodeModel) => changesIn(await months(nodeModel)),
  clocks,
  // Leveled by the build, so that no phone has to.
  leveled: ({ rounds }) => levelRounds(rounds as readonly Round[]),
};
