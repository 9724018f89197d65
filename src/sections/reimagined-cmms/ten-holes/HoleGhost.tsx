import type { HolePlace } from './schema';
import * as styles from './HoleGhost.module.css';

/** Outlines of the missing features, each in a viewBox of its own. */
const GHOSTS: Readonly<Record<HolePlace, readonly [box: string, path: string]>> = {
  urgent: ['120 60', 'M10 14h100v32H10zM60 22v10M60 36v2'],
  fields: [
    '100 124',
    'M2 2h44v14H2zM54 2h44v14H54zM2 28h44v14H2zM54 28h44v14H54zM2 54h44v14H2zM54 54h44v14H54zM2 80h44v14H2zM54 80h44v14H54zM2 106h44v14H2zM54 106h44v14H54z',
  ],
  codes: [
    '100 190',
    'M4 6h34M12 6v178M12 30h28M12 54h28M40 54v36M40 72h26M40 90h26M66 90v36M66 108h26M66 126h26M12 144h28M40 144v40M40 162h26M40 184h26M66 162v14M66 176h26M12 184h16',
  ],
  flow: [
    '300 60',
    'M4 20h50v20H4zM112 8l34 22-34 22-34-22zM54 30h24M146 30h28M174 14h46v32h-46zM220 30h24M244 20h50v20h-50zM112 52v6h85V46',
  ],
  gantt: [
    '160 60',
    'M4 6h58v9H4zM36 20h52v9H36zM78 34h40v9H78zM108 48h46v9h-46zM62 11v9M88 25v9M118 39v9',
  ],
  plan: ['120 60', 'M10 14h100v32H10zM52 21l20 9-20 9z'],
  dot: [
    '120 60',
    'M4 52C30 52 24 20 52 22S78 48 114 10M45 22a7 7 0 1 0 14 0a7 7 0 1 0-14 0M91 30a7 7 0 1 0 14 0a7 7 0 1 0-14 0',
  ],
  bell: [
    '60 60',
    'M12 44h32M16 44V28a12 12 0 0 1 24 0v16M24 50h8M36 16a10 10 0 1 0 20 0a10 10 0 1 0-20 0',
  ],
  eraser: ['120 60', 'M30 46l34-36 24 16-26 28H36zM46 29l24 16M14 54h92'],
  server: ['80 60', 'M4 4h72v14H4zM4 23h72v14H4zM4 42h72v14H4zM12 11h6M12 30h6M12 49h6'],
};

/** Missing feature, dashed. */
export function HoleGhost({ place }: { readonly place: HolePlace }) {
  const [box, path] = GHOSTS[place];
  return (
    <svg viewBox={`0 0 ${box}`} aria-hidden="true" className={styles.root}>
      <path d={path} />
    </svg>
  );
}
