import { useDrawnCode } from '../product-ui/useDrawnCode';
import type { FigureProps } from './drawnFigure';

// React leaves this markup as the page came with it.
const AS_IT_IS = { __html: '' };

const load = () =>
  import(/* webpackChunkName: "drawings" */ './Figure').then(({ Figure }) => Figure);

/** `Drawn` in browsers; see the one of the drawings of the product. */
export function Drawn(props: FigureProps) {
  const [root, Draw] = useDrawnCode(load);
  if (!Draw) return <div ref={root} suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_IS} />;
  return (
    <div key="drawn">
      <Draw {...props} />
    </div>
  );
}
