type Hero = Queries.HeroSectionPartsFragment;

/** Text keys of a hero; sections of other types that open a page have them too. */
export type HeroWords = Pick<Hero, 'title' | 'lead' | 'actions'> & Partial<Pick<Hero, 'customer'>>;

/** Background and breadcrumbs of a hero. */
export type HeroPlace = Pick<Hero, 'title' | 'breadcrumbs' | 'here' | 'wash'>;
