import { drawnInView } from '../../../ui/product-ui/drawnInView';

export const Drawn = drawnInView(() =>
  import(/* webpackChunkName: "drawings" */ './Versions').then(({ Versions }) => Versions),
);
