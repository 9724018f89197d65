import { Chip } from './Chip';

/** Beside the title of a panel: place, number of sites. */
export const Tag = ({ text }: { readonly text: string | undefined }) =>
  text ? <Chip text={text} tone="plain" /> : null;
