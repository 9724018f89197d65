import type { z } from 'zod';
import type { heroWords } from '../../content-model/heroWords';

type Hero = z.output<z.ZodObject<typeof heroWords>>;

/** Text keys of a hero; sections of other types that open a page have them too. */
export type HeroWords = Pick<Hero, 'title' | 'lead' | 'actions' | 'term'>;

/** Background and breadcrumbs of a hero. */
export type HeroPlace = Pick<Hero, 'title' | 'breadcrumbs' | 'here' | 'wash'>;
