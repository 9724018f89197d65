import { drawnNow } from '../../../ui/product-ui/drawnNow';
import { Errors } from './Errors';

export const Drawn = drawnNow(Errors);
