import { z } from 'zod';

/** Address of the file, and of the page that is made of it. */
export const DEVELOPERS_PATH = '/developers/';
export const OPEN_API_FILE = `${DEVELOPERS_PATH}openapi.yaml`;

/** Where it is written; the build publishes it as it is. */
export const OPEN_API_SOURCE = 'content/data/open-api/openapi.yaml';

const words = z.string().trim().min(1);
const named = <Schema extends z.ZodType>(schema: Schema) =>
  z.record(z.string().regex(/^[\w.-]+$/), schema);

/** A reference to a part below `components`; both of its texts may replace those of the part. */
export const reference = z.strictObject({
  $ref: z.string().regex(/^#\/components\/\w+\/[\w.-]+$/),
  summary: words.optional(),
  description: words.optional(),
});
const orReference = <Schema extends z.ZodType>(schema: Schema) => z.union([reference, schema]);

/** JSON Schema 2020-12, as far as the file uses it. */
export interface JsonSchema {
  readonly $ref?: string | undefined;
  readonly type?: string | readonly string[] | undefined;
  readonly enum?: readonly string[] | undefined;
  readonly format?: string | undefined;
  readonly description?: string | undefined;
  readonly default?: unknown;
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  readonly items?: JsonSchema | undefined;
  readonly anyOf?: readonly JsonSchema[] | undefined;
  readonly required?: readonly string[] | undefined;
  readonly additionalProperties?: boolean | undefined;
  readonly properties?: Readonly<Record<string, JsonSchema>> | undefined;
}

const TYPES = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'] as const;

const jsonSchema: z.ZodType<JsonSchema> = z.strictObject({
  $ref: reference.shape.$ref.optional(),
  type: z.union([z.enum(TYPES), z.array(z.enum(TYPES)).min(1)]).optional(),
  enum: z.array(z.string()).min(1).optional(),
  format: z.enum(['date', 'date-time']).optional(),
  description: words.optional(),
  default: z.unknown().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  get items() {
    return jsonSchema.optional();
  },
  get anyOf() {
    return z.array(jsonSchema).min(1).optional();
  },
  required: z.array(words).min(1).optional(),
  additionalProperties: z.boolean().optional(),
  get properties() {
    return z.record(z.string(), jsonSchema).optional();
  },
});

const header = z.strictObject({ description: words, schema: jsonSchema });
const parameter = z
  .strictObject({
    name: words,
    in: z.enum(['query', 'path']),
    required: z.boolean().optional(),
    description: words,
    schema: jsonSchema,
    example: z.unknown().optional(),
  })
  .refine(({ in: where, required }) => where === 'query' || required, {
    error: 'a parameter of a path is required',
  });
const media = z.strictObject({ schema: jsonSchema, example: z.unknown().optional() });
const content = z.record(z.string().regex(/^\w+\/[\w+.-]+$/), media);
const requestBody = z.strictObject({
  required: z.boolean().optional(),
  description: words.optional(),
  content,
});
const response = z.strictObject({
  description: words,
  headers: named(orReference(header)).optional(),
  content: content.optional(),
  'x-helps': words.optional().describe('What helps against an error'),
});
const responses = z.record(z.string().regex(/^([1-5](\d\d|XX)|default)$/), orReference(response));

/** What a key may be allowed: to read, to write records, to write to controllers. */
export const RIGHTS = ['read', 'write', 'control'] as const;

const operation = z.strictObject({
  operationId: words,
  tags: z.array(words).length(1).optional(),
  summary: words,
  description: words.optional(),
  security: z.array(named(z.array(z.string()))).optional(),
  parameters: z.array(orReference(parameter)).optional(),
  requestBody: orReference(requestBody).optional(),
  responses,
  'x-right': z.enum(RIGHTS).optional(),
  'x-since': words.optional().describe('Version of Lintel that added it'),
});

export const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

const pathItem = z.strictObject({
  parameters: z.array(orReference(parameter)).optional(),
  ...(Object.fromEntries(METHODS.map((method) => [method, operation.optional()])) as Record<
    (typeof METHODS)[number],
    z.ZodOptional<typeof operation>
  >),
});

const variable = z
  .strictObject({ enum: z.array(words).min(1), default: words, description: words })
  .refine(({ enum: values, default: first }) => values.includes(first), {
    error: 'the default is one of its values',
  });

/**
 * OpenAPI 3.1, as far as the description of the API uses it; whatever the standard does not know, or we
 * do not use, is refused. Extensions (`x-`) are named one by one.
 */
export const openApiSchema = z.strictObject({
  openapi: z.string().regex(/^3\.1\.\d+$/),
  info: z.strictObject({
    title: words,
    version: words,
    summary: words,
    description: words,
    contact: z.strictObject({ name: words, url: z.url(), email: z.email() }),
    termsOfService: z.url(),
    'x-calls-a-minute': z.int().min(1),
    'x-attempts-after-minutes': z.array(z.int().min(0)).min(2),
  }),
  servers: z
    .array(z.strictObject({ url: words, description: words, variables: named(variable) }))
    .min(1),
  security: z.array(named(z.array(z.string()))).min(1),
  tags: z.array(z.strictObject({ name: words, description: words })).min(1),
  paths: z.record(z.string().startsWith('/'), pathItem),
  webhooks: named(z.strictObject({ post: operation })),
  components: z.strictObject({
    securitySchemes: named(
      z.strictObject({ type: z.literal('http'), scheme: z.literal('bearer'), description: words }),
    ),
    headers: named(header),
    parameters: named(parameter),
    requestBodies: named(requestBody),
    responses: named(response),
    schemas: named(jsonSchema),
  }),
});

export type OpenApi = z.output<typeof openApiSchema>;
/**
 * The file that a node was made of.
 * @throws ZodError if it is no OpenAPI 3.1, or has what openApiSchema does not know
 */
export const openApiOf = (node: unknown): OpenApi => openApiSchema.strip().parse(node);

export type Operation = z.output<typeof operation>;
export type Parameter = z.output<typeof parameter>;
export type Response = z.output<typeof response>;
