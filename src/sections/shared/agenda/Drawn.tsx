import { drawnNow } from '../../../ui/product-ui/drawnNow';
import { Stops } from './Stops';

export const Drawn = drawnNow(Stops);
