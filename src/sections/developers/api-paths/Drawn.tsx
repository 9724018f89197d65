import { drawnNow } from '../../../ui/product-ui/drawnNow';
import { Paths } from './Paths';

export const Drawn = drawnNow(Paths);
