import { drawnInView } from '../../../../ui/product-ui/drawnInView';

export const Drawn = drawnInView(() =>
  import(/* webpackChunkName: "drawings-brought-plan" */ './PlanTool').then(
    ({ PlanTool }) => PlanTool,
  ),
);
