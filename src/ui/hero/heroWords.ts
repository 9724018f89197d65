type Hero = Queries.HeroSectionPartsFragment;

/** What the words of a hero are made of; a section of another type that opens a page has it too. */
export type HeroWords = Pick<Hero, 'title' | 'lead' | 'actions'> & Partial<Pick<Hero, 'customer'>>;

/** What a hero lies on, and the pages above it. */
export type HeroPlace = Pick<Hero, 'title' | 'breadcrumbs' | 'here' | 'wash'>;
