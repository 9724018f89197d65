import { drawnNow } from '../../../ui/product-ui/drawnNow';
import { Log } from './Log';

export const Drawn = drawnNow(Log);
