import { z } from 'zod';
import type { Kind } from '../../content-model/kind';
import { withRole } from '../../content-model/roles';

const named = () => withRole(z.looseObject({}), { is: 'data' });
const listed = () => withRole(z.array(z.unknown()), { is: 'data' });

/**
 * The description of the API, which is public as it is: `content/data/open-api/openapi.yaml`. What
 * /developers/ says of calls, parameters, events and errors is made of it, once openApiSchema takes it.
 */
export const openApi = {
  name: 'OpenApi',
  label: 'open-api',
  folder: 'data/open-api',
  format: 'yaml',
  schema: z.strictObject({
    openapi: z.string().describe('Edition of the standard'),
    info: named().describe('What it describes, calls a minute and attempts of a webhook'),
    servers: listed().describe('Address of the API, by region'),
    security: listed().describe('What every call needs'),
    tags: listed().describe('Groups of calls, in the order of the page'),
    paths: named().describe('Every call, with parameters and an example'),
    webhooks: named().describe('Every event'),
    components: named().describe('What calls and events share'),
  }),
} satisfies Kind;
