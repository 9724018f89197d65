import { drawnLater } from '../product-ui/drawnLater';

export const Drawn = drawnLater(() =>
  import(/* webpackChunkName: "drawings" */ './Artifact').then(({ Artifact }) => Artifact),
);
