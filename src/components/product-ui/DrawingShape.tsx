import type { Shape } from '../../content-model/drawings';
import { WorkOrderList } from './WorkOrderList';

/** The one place that maps the type of a drawing to its component. */
export function DrawingShape({ shape }: { readonly shape: Shape }) {
  switch (shape.type) {
    case 'workOrderList':
      return <WorkOrderList {...shape} />;
  }
}
