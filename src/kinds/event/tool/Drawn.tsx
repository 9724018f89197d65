import { drawnNow } from '../../../ui/product-ui/drawnNow';
import { EventTool } from './EventTool';

export const Drawn = drawnNow(EventTool);
