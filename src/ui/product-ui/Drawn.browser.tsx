import { drawnLater } from './drawnLater';

export const Drawn = drawnLater(() =>
  import(/* webpackChunkName: "drawings" */ './DrawingShape').then(
    ({ DrawingShape }) => DrawingShape,
  ),
);
