import { drawnLater } from '../../../ui/product-ui/drawnLater';

export const Drawn = drawnLater(() =>
  import(/* webpackChunkName: "drawings" */ './Stops').then(({ Stops }) => Stops),
);
