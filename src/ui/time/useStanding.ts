import { standingAt, type Standing } from '../../time/standingAt';
import { useBuildNow } from './useBuildNow';

/** Where an event stands: on the day of the build in the HTML, then by the clock of the visitor. */
export const useStanding = (event: Standing) => standingAt(useBuildNow(), event);
