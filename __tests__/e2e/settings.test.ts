import { builtPages } from '../support/builtSite';
import { siteUnderTest as site, withPage } from '../support/withPage';
import { cutWords } from './probes/cutWords';
import { lostOnPaper } from './probes/lostOnPaper';
import { rememberMarks } from './probes/marks';
import { unnamedControls } from './probes/unnamedControls';

const OPTIONS = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' } as const;

// One visit a page: the site is large, and opening a page is what takes time.
it.each(builtPages())('serves visitors with settings of their own: %s', async (address) => {
  await withPage(OPTIONS, async (page) => {
    await page.goto(site() + address, { waitUntil: 'load' });
    await page.evaluate('document.fonts.ready');
    const unnamed = await unnamedControls(page);
    await rememberMarks(page);
    const paper = await lostOnPaper(page);
    const cut = await cutWords(page);
    expect({ unnamed, paper, cut }).toEqual({ unnamed: [], paper: [], cut: [] });
  });
});
