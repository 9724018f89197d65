import { drawnNow } from '../../../ui/product-ui/drawnNow';
import { Piece } from './Piece';

export const Drawn = drawnNow(Piece);
