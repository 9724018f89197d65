import { drawnNow } from '../../../ui/product-ui/drawnNow';
import { OldFormScreen } from './OldFormScreen';

export const Drawn = drawnNow(OldFormScreen);
