import { figureSaid, zoneNames } from '../../content-model/resolvers';
import { visibilityOf } from '../../content-model/visibility';
import { clockIn } from '../../time/clockIn';
import { sessionAt } from '../../time/stateAt';
import { WORLD_ZONES } from '../../time/worldZones';
import type { Webinar } from './schema';

export const webinarFields = {
  ...zoneNames,
  /** Whether what was said is written down. */
  isTold: {
    type: 'Boolean!',
    resolve: ({ agenda }: Webinar) => agenda.some(({ said }) => said),
  },
  ...figureSaid,
  /** The chapters that answer what people come with. */
  answers: {
    type: '[WebinarAgenda!]!',
    resolve: ({ agenda }: Webinar) => agenda.filter(({ isAnswer }) => isAnswer),
  },
  /** Its start by the clock of each of `WORLD_ZONES`, as long as it is to come. */
  worldClocks: {
    type: '[String!]!',
    resolve: (webinar: Webinar) =>
      sessionAt(Date.parse(visibilityOf(process.env).today), webinar) === 'past'
        ? []
        : WORLD_ZONES.map((zone) => clockIn(webinar.startsAt, zone)),
  },
};
