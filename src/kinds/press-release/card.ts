import type { CardOf } from '../../content-model/kind';
import copy from '../../copy/share.json';
import { pictureOf } from '../../share/pictureOf';
import { inWords } from '../../time/inWords';
import type { PressRelease } from './schema';

/** A release: its day and its place above its headline. */
export const releaseCard: CardOf<PressRelease> = (page) => ({
  look: 'sheet',
  ground: 'stone-200',
  title: page.title,
  left: inWords(page.data.date),
  right: page.data.city,
  picture: pictureOf(page)?.file,
  label: copy.press,
});
