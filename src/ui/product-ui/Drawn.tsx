import { DrawingShape } from './DrawingShape';
import { drawnNow } from './drawnNow';

export const Drawn = drawnNow(DrawingShape);
