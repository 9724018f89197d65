import { drawnNow } from '../../../../ui/product-ui/drawnNow';
import { PlanTool } from './PlanTool';

export const Drawn = drawnNow(PlanTool);
