import { drawnNow } from '../../../ui/product-ui/drawnNow';
import { LetterRead } from './LetterRead';

export const Drawn = drawnNow(LetterRead);
