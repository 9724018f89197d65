import { z } from 'zod';

/** How many entries one page of a list shows; more make pages of their own, `/page/2/`. */
export const perPage = () =>
  z.int().min(6).max(48).default(24).describe('How many stand on one page of the list');
