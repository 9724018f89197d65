import { drawnNow } from '../../../ui/product-ui/drawnNow';
import { WebinarRead } from './WebinarRead';

export const Drawn = drawnNow(WebinarRead);
