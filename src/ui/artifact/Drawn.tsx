import { drawnNow } from '../product-ui/drawnNow';
import { Artifact } from './Artifact';

export const Drawn = drawnNow(Artifact);
