import type { CardOf } from '../../content-model/kind';
import { labelOf } from '../../share/labelOf';
import { pictureOf } from '../../share/pictureOf';
import type { Calculator } from './schema';

/** The calculator, in front of its model. */
export const calculatorCard: CardOf<Calculator> = (page) => ({
  look: 'model',
  ground: 'pine-50',
  title: page.title,
  picture: pictureOf(page)?.file,
  label: labelOf(page, page.title),
});
