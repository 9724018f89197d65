import type { FoundPage } from '../discovery/page';
import type { Card } from './card';
import type { CardOf, Known } from './cards/known';
import { eventCard, webinarCard } from './cards/live';
import { newsletterCard, pressCard, whatsNewCard } from './cards/news';
import { calculatorCard, legalCard, openingCard, thankYouCard } from './cards/other';
import { pageCard } from './cards/page';
import { caseCard, ebookCard, guideCard, infographicCard, knowledgeCard } from './cards/reading';

const byKind: Readonly<Record<string, CardOf>> = {
  PressRelease: pressCard,
  CaseStudy: caseCard,
  Event: eventCard,
  Webinar: webinarCard,
  Guide: guideCard,
  WhatsNew: whatsNewCard,
  Newsletter: newsletterCard,
  Ebook: ebookCard,
  Infographic: infographicCard,
  KnowledgeBase: knowledgeCard,
  Legal: legalCard,
  Opening: openingCard,
  ThankYou: thankYouCard,
  Calculator: calculatorCard,
};

/** What a page shows where a link to it is shared: as its kind does, or as a page of sections. */
export const cardOf = (page: FoundPage, known: Known): Card =>
  (byKind[page.kind] ?? pageCard)(page, known);
