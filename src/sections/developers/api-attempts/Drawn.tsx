import { drawnNow } from '../../../ui/product-ui/drawnNow';
import { Attempts } from './Attempts';

export const Drawn = drawnNow(Attempts);
