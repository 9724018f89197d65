import type { CardOf } from '../../content-model/kind';
import { besides } from '../../share/pictureOf';
import type { Claim } from '../data/claim';
import type { CaseStudy } from './schema';

const WASHES: Readonly<Record<CaseStudy['wash'], string>> = {
  rose: 'clay-100',
  pine: 'pine-100',
  amber: 'amber-100',
  ice: 'ice-100',
  stone: 'stone-200',
};

/** A story: the first of its results that has a before, and whose it is. */
export const storyCard: CardOf<CaseStudy> = ({ data, title, refer }) => {
  const { wash, figures, customer } = data;
  const claims = figures.flatMap(({ claim }) => refer('Claim', claim) as unknown as Claim);
  const claim = claims.find(({ before, after }) => before && after) ?? claims[0];
  const mark = refer('Customer', customer)?.['wordmark'];
  return {
    look: 'change',
    ground: WASHES[wash],
    title: claim?.claim ?? title,
    from: claim?.before?.text,
    to: claim?.after?.text ?? claim?.figure ?? '',
    mark: typeof mark === 'string' ? besides('data/customers/x', mark) : undefined,
  };
};
