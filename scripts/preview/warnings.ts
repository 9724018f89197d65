import { withoutSite } from '../../src/share/labelOf';
import type { ReadPage } from './readPage';
import { cut, SETTINGS } from './snippet';

/** A shorter description leaves half of its room to words that the engine picks. */
const SHORTEST_DESCRIPTION = 70;

const after = (shown: string): string => {
  const words = shown.replace(/ …$/, '').split(' ');
  return words.slice(-3).join(' ');
};

/** What a writer may want to change, in plain words. */
export function warningsOf(page: ReadPage): string[] {
  if (page.isHidden) return ['Search engines are asked not to show this page (seo.noindex).'];
  const warnings: string[] = [];
  // The name of the site at its end may be cut: it stands above the title as well.
  const title = cut(withoutSite(page.title), SETTINGS.title.desk);
  if (title.isCut) warnings.push(`The title is cut after “${after(title.shown)}”.`);
  const description = cut(page.description, SETTINGS.description.desk);
  if (description.isCut)
    warnings.push(`The description is cut after “${after(description.shown)}”.`);
  if (page.description.length < SHORTEST_DESCRIPTION)
    warnings.push('The description is so short that an engine may take other words of the page.');
  if (!page.picture) warnings.push('There is no share picture.');
  if (page.answers.length === 0 && !page.first)
    warnings.push('There is nothing that an engine could quote as an answer.');
  return warnings;
}
