import { drawnNow } from '../product-ui/drawnNow';
import { Figure } from './Figure';

export const Drawn = drawnNow(Figure);
