import { drawnNow } from '../../../ui/product-ui/drawnNow';
import { Keys } from './Keys';

export const Drawn = drawnNow(Keys);
