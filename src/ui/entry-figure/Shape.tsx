import type { EntryFigure } from '../../content-model/entry-figure';
import type { ShapeProps } from './Choice';
import { Marks } from './shapes/Marks';
import { Measure } from './shapes/Measure';
import { Pair } from './shapes/Pair';
import { Parts } from './shapes/Parts';
import { Places } from './shapes/Places';
import { Plan } from './shapes/Plan';
import { Series } from './shapes/Series';
import { Slip } from './shapes/Slip';
import { Times } from './shapes/Times';

/** The marks of a figure, each to its type. */
export function Shape({ figure, ...of }: ShapeProps<EntryFigure>) {
  switch (figure.type) {
    case 'measure':
      return <Measure figure={figure} {...of} />;
    case 'pair':
      return <Pair figure={figure} {...of} />;
    case 'marks':
      return <Marks figure={figure} {...of} />;
    case 'parts':
      return <Parts figure={figure} {...of} />;
    case 'series':
      return <Series figure={figure} {...of} />;
    case 'times':
      return <Times figure={figure} {...of} />;
    case 'route':
      return <Places figure={figure} {...of} />;
    case 'object':
      return <Slip figure={figure} {...of} />;
    case 'plan':
      return <Plan figure={figure} {...of} />;
  }
}
