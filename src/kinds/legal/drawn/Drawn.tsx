import { drawnNow } from '../../../ui/product-ui/drawnNow';
import { Tables } from './Tables';

export const Drawn = drawnNow(Tables);
