import { drawnNow } from '../../../ui/product-ui/drawnNow';
import { Minutes } from './Minutes';

export const Drawn = drawnNow(Minutes);
