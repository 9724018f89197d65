import { drawnLater } from '../../../ui/product-ui/drawnLater';

export const Drawn = drawnLater(() =>
  import(/* webpackChunkName: "drawings" */ './OldFormScreen').then(
    ({ OldFormScreen }) => OldFormScreen,
  ),
);
