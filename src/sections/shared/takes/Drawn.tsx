import { drawnNow } from '../../../ui/product-ui/drawnNow';
import { TakesRuler } from './TakesRuler';

export const Drawn = drawnNow(TakesRuler);
