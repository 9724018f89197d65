import { z } from 'zod';
import { withRole } from '../roles';
import { workOrderList } from './workOrderList';

/** Every piece of the product's interface that can be drawn, by its `type`. */
export const drawings = { workOrderList };

export const shape = withRole(z.discriminatedUnion('type', [workOrderList]), { is: 'data' });

export type Shape = z.infer<typeof shape>;
