import type { Scrap } from './schema';
import { TrailCall } from './TrailCall';
import { TrailChat } from './TrailChat';
import { TrailEnd } from './TrailEnd';
import { TrailMail } from './TrailMail';
import { TrailNote } from './TrailNote';
import { TrailSheet } from './TrailSheet';

/** Maps the kind of a piece to its component. */
export function TrailScrap({ scrap }: { readonly scrap: Scrap }) {
  switch (scrap.kind) {
    case 'call':
      return <TrailCall {...scrap} />;
    case 'note':
      return <TrailNote {...scrap} />;
    case 'mail':
      return <TrailMail {...scrap} />;
    case 'chat':
      return <TrailChat {...scrap} />;
    case 'sheet':
      return <TrailSheet {...scrap} />;
    case 'end':
      return <TrailEnd {...scrap} />;
  }
}
