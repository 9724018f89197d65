import type { GatsbyNode } from 'gatsby';
import { recheckContent } from './checkContentFirst';
import { createCalculatorPages } from './pages/calculator';
import { createCaseStudyPages } from './pages/caseStudy';
import { createEbookPages } from './pages/ebook';
import { createEventPages } from './pages/event';
import { createGuidePages } from './pages/guide';
import { createInfographicPages } from './pages/infographic';
import { createKnowledgeBasePages } from './pages/knowledgeBase';
import { createNewsletterPages } from './pages/newsletter';
import { createPagePages } from './pages/page';
import { createPressReleasePages } from './pages/pressRelease';
import { createThankYouPages } from './pages/thankYou';
import { createWebinarPages } from './pages/webinar';
import { createWhatsNewPages } from './pages/whatsNew';

/** Every page of the site, by kind. */
export const createPages: GatsbyNode['createPages'] = async (api) => {
  recheckContent(api.reporter);
  await createPressReleasePages(api);
  await createCaseStudyPages(api);
  await createEventPages(api);
  await createWebinarPages(api);
  await createWhatsNewPages(api);
  await createNewsletterPages(api);
  await createGuidePages(api);
  await createEbookPages(api);
  await createInfographicPages(api);
  await createKnowledgeBasePages(api);
  await createThankYouPages(api);
  await createCalculatorPages(api);
  await createPagePages(api);
};
