import { site } from '../site';
import { box, drawing, shape, type Element } from './element';
import { BEAM, ROOM, type Colors } from './cardLayout';
import { widthOf, words } from './type';

/** The sign of the brand, as in static/favicon.svg. */
const SIGN = 'M1 4h28v6.5h-3V27h-6V10.5H10V27H4V10.5H1z';

/** What is left of the beam for a label. */
const LABEL_WIDTH = 800;

/** The beam that every share picture stands on: whose it is, and what. */
export function beam(label: string, colors: Colors): Element {
  const paper = colors['paper'] ?? '';
  const size = [38, 34, 30].find((one) => widthOf('label', one, label) <= LABEL_WIDTH) ?? 26;
  return box(
    {
      width: BEAM.width,
      height: BEAM.height,
      padding: `0 ${ROOM.side}px`,
      alignItems: 'center',
      justifyContent: 'space-between',
      backgroundColor: colors['ink-900'] ?? '',
      color: paper,
    },
    box(
      { alignItems: 'center' },
      drawing(
        { viewBox: '0 0 30 30', width: 50, height: 50 },
        { marginRight: 16 },
        shape('path', { d: SIGN, fill: paper }),
      ),
      words('strong', 46, site.name),
    ),
    words('label', size, label),
  );
}
