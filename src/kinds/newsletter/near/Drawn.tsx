import { drawnNow } from '../../../ui/product-ui/drawnNow';
import { NearLetters } from './NearLetters';

export const Drawn = drawnNow(NearLetters);
