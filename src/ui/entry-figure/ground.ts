import type { EntryFigure } from '../../content-model/entry-figure';

/** Attributes of what lies on the ground of a figure; ink is dark on screens, and light on paper. */
export const groundOf = ({ ground }: Pick<EntryFigure, 'ground'>) =>
  ({ 'data-figure': ground, 'data-theme': ground === 'ink' ? 'dark' : undefined }) as const;
