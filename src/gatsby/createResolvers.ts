import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { minutesOf } from '../text/markdown/minutesOf';
import { clockIn } from '../time/clockIn';
import { firstRows } from '../format/csv';
import { endOf, stateAt } from '../time/stateAt';
import { WORLD_ZONES } from '../time/worldZones';
import { zoneName } from '../time/zoneName';
import type { Context, GraphNode } from './extensions';
import { imagesOnce } from './imagesOnce';
import { isOn } from './optional';
import { sectionFields } from './sections/resolveSections';
import { shownFields } from './sections/show';
import { renderMarkdown } from '../text/markdown/renderMarkdown';
import { recordingFile } from '../format/captions';
import { visibilityOf } from '../content-model/visibility';
import { keepTogether } from '../text/preventBreaks';

interface Timed {
  readonly startsAt: string;
  readonly timeZone: string;
}

const zoneNames = {
  zoneName: {
    type: 'String!',
    resolve: ({ startsAt, timeZone }: Timed) => zoneName(startsAt, timeZone),
  },
};

interface Session extends Timed {
  readonly minutes: number;
  readonly agenda: readonly { readonly said?: string }[];
}

const session = {
  ...zoneNames,
  /** Whether what was said is written down. */
  isTold: {
    type: 'Boolean!',
    resolve: ({ agenda }: Session) => agenda.some(({ said }) => said),
  },
  /** Its start by the clock of each of `WORLD_ZONES`, as long as it is to come. */
  worldClocks: {
    type: '[String!]!',
    resolve: ({ startsAt, minutes }: Session) =>
      stateAt(Date.parse(visibilityOf(process.env).today), startsAt, endOf(startsAt, minutes)) ===
      'past'
        ? []
        : WORLD_ZONES.map((zone) => clockIn(startsAt, zone)),
  },
};

interface Kept {
  readonly href: string;
}

const inStatic = (href: string): string => path.join('static', href);

/** Of the file that most browsers take. */
const recordingSize = {
  bytes: {
    type: 'Int!',
    resolve: ({ slug }: { slug: string }) => statSync(inStatic(recordingFile(slug, 'webm'))).size,
  },
};

const keptFile = {
  size: {
    type: 'Int!',
    resolve: ({ href }: Kept) => statSync(inStatic(href)).size,
  },
  /** How a sheet begins; none of another file. */
  rows: {
    type: '[[String!]!]!',
    args: { count: 'Int!' },
    resolve: ({ href }: Kept, { count }: { readonly count: number }) =>
      href.endsWith('.csv')
        ? firstRows(readFileSync(inStatic(href), 'utf8'), count).map((row) => row.map(keepTogether))
        : [],
  },
};

/** How long it takes to read, for lists, which do not ask for the whole text. */
const readingTime = {
  minutes: {
    type: 'Int!',
    resolve: ({ parent }: GraphNode, _args: unknown, { nodeModel }: Context) => {
      const markdown = nodeModel.getNodeById({ id: parent ?? '' });
      const { content = '' } = (markdown?.['internal'] ?? {}) as { content?: string };
      return minutesOf(renderMarkdown(content));
    },
  },
};

/**
 * `contentPages(ids)`: pages by their ids, in that order. A list with a filter would make every
 * page depend on every other, and one edit would render them all again; ids name what they need.
 */
export const createResolvers: GatsbyNode['createResolvers'] = (api) => {
  const create = api.createResolvers as (resolvers: Record<string, unknown>) => void;
  create({
    // On `Site`, whose node is new in every build, so that a warm cache does not keep the day.
    Site: {
      builtOn: { type: 'String!', resolve: () => visibilityOf(process.env).today },
    },
    ...(isOn('imagesOnce') && { ImageSharp: imagesOnce }),
    Guide: readingTime,
    Event: zoneNames,
    Webinar: session,
    ThankYouFiles: keptFile,
    EbookDownload: {
      size: {
        type: 'Int!',
        resolve: ({ file }: { file: string }) => statSync(inStatic(file)).size,
      },
    },
    GuidePlacedSheet: keptFile,
    Page: sectionFields,
    Recording: recordingSize,
    Query: {
      ...shownFields,
      contentPages: {
        type: '[ContentPage!]!',
        args: { ids: '[String!]!' },
        resolve: (_source: unknown, { ids }: { ids: string[] }, { nodeModel }: Context) =>
          nodeModel.getNodesByIds({ ids }).filter((node) => node !== null),
      },
    },
  });
};
