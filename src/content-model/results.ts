import { z } from 'zod';
import { reference, text } from './fields';
import { withRole } from './roles';

/** A result with what was before, both in the register of claims; the difference is calculated. */
export const measure = withRole(
  z.strictObject({ claim: reference('Claim', ['before', 'after']) }),
  { is: 'type', name: 'Measure' },
);

/** A result that stands for itself, from the register of claims. */
export const figure = withRole(
  z.strictObject({
    claim: reference('Claim'),
    text: text(260)
      .optional()
      .describe(
        'What it counts, where more is to say than the claim does; its source stands below',
      ),
  }),
  { is: 'type', name: 'Figure' },
);
