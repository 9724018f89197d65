import { drawnNow } from '../../../ui/product-ui/drawnNow';
import { EventList } from './EventList';

export const Drawn = drawnNow(EventList);
