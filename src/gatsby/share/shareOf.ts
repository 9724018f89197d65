import path from 'node:path';
import type { Card } from '../../content-model/card';
import type { PublicPage } from '../../content-model/publicPage';
import { publishedOf } from '../../discovery/publishedOf';
import { altOf } from '../../share/altOf';
import type { Shared } from '../../share/head';
import { cardOf } from '../../share/cardOf';
import { layOut } from '../../share/layOut';
import type { Colors } from '../../share/cardLayout';
import { pictureOf } from '../../share/pictureOf';
import { draw, endingOf } from './draw';
import { nameOf } from './store';
import { drawWhole, isWhole } from './whole';

/** A picture that has to be there, and what the head of its page says of it. */
export interface Share extends Omit<Shared, 'src'> {
  readonly name: string;
  readonly make: () => Promise<Buffer>;
}

const inContent = (file: string): string => path.join('content', file);

/** A card as a picture. @throws Error where a text does not fit, or the palette lacks a color */
export function shareOfCard(card: Card, colors: Colors, seen?: string): Share {
  const drawing = layOut(card, colors);
  const files = drawing.pictures.map(({ file }) => inContent(file));
  return {
    name: nameOf(card, files, endingOf(drawing)),
    make: () => draw(drawing),
    alt: altOf(card, seen),
  };
}

/** The picture of a page in link previews: its card, or what was chosen if that has its own ground. */
export async function shareOf(
  page: PublicPage,
  below: Parameters<typeof cardOf>[1],
  colors: Colors,
): Promise<Share> {
  const published = publishedOf(page);
  const picture = pictureOf(page);
  const file = picture?.isChosen ? inContent(picture.file) : undefined;
  if (file && (await isWhole(file)))
    return {
      name: nameOf('whole', [file], 'jpg'),
      make: () => drawWhole(file),
      alt: picture?.alt || page.title,
      published,
    };
  try {
    return { ...shareOfCard(cardOf(page, below), colors, picture?.alt), published };
  } catch (error) {
    throw new Error(`${page.path}: ${String(error)}`, { cause: error });
  }
}
