import { drawnNow } from '../../../ui/product-ui/drawnNow';
import { ReleaseRead } from './ReleaseRead';

export const Drawn = drawnNow(ReleaseRead);
