import { drawnNow } from '../../../ui/product-ui/drawnNow';
import { DeskMinutes } from './DeskMinutes';

export const Drawn = drawnNow(DeskMinutes);
