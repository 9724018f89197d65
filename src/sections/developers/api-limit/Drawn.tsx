import { drawnNow } from '../../../ui/product-ui/drawnNow';
import { Limit } from './Limit';

export const Drawn = drawnNow(Limit);
