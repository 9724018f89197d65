import { z } from 'zod';
import { image, pageFields, text } from '../../content-model/fields';

export const calculatorSchema = z.strictObject({
  ...pageFields,
  lead: text(320).describe('What it is, under the heading'),
  image: image().optional().describe('Model beside the heading, on wide screens'),
});
