import { drawnInView } from '../../../ui/product-ui/drawnInView';

export const Drawn = drawnInView(() =>
  import(/* webpackChunkName: "drawings-event-tool" */ './EventTool').then(
    ({ EventTool }) => EventTool,
  ),
);
