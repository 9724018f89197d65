import { drawnInView } from '../../../ui/product-ui/drawnInView';

export const Drawn = drawnInView(() =>
  import(/* webpackChunkName: "drawings-api-versions" */ './Versions').then(
    ({ Versions }) => Versions,
  ),
);
