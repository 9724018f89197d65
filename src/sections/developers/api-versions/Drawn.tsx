import { drawnNow } from '../../../ui/product-ui/drawnNow';
import { Versions } from './Versions';

export const Drawn = drawnNow(Versions);
