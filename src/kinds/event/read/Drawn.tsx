import { drawnNow } from '../../../ui/product-ui/drawnNow';
import { EventRead } from './EventRead';

export const Drawn = drawnNow(EventRead);
