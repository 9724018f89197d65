import { standingAt, type Standing } from '../../time/standingAt';
import { useBuildNow } from './useBuildNow';

/** State of an event: on the day of the build in the HTML, then by the visitor’s clock. */
export const useStanding = (event: Standing) => standingAt(useBuildNow(), event);
