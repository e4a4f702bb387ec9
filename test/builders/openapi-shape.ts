const text = { type: 'string', minLength: 1 }
const object = { type: 'object' }
const reference = {
  type: 'object',
  properties: { $ref: { type: 'string', pattern: '^#/components/' } },
  required: ['$ref'],
  additionalProperties: false,
}

/** Parses an object with exactly these fields. */
const exactly = (properties: Record<string, object>, ...required: string[]) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
})
const mapOf = (values: object) => ({ type: 'object', additionalProperties: values })

const media = mapOf(exactly({ schema: object, example: {} }, 'schema'))
const parameter = {
  ...exactly(
    {
      name: text,
      in: { enum: ['path', 'query', 'header'] },
      required: { type: 'boolean' },
      description: text,
      schema: object,
      example: {},
    },
    'name',
    'in',
    'schema',
  ),
  // A path parameter is never optional.
  if: { type: 'object', properties: { in: { const: 'path' } } },
  // biome-ignore lint/suspicious/noThenProperty: JSON Schema's own word
  then: { type: 'object', properties: { required: { const: true } }, required: ['required'] },
}
const header = exactly({ description: text, schema: object }, 'schema')
const response = exactly(
  { description: text, headers: mapOf({ anyOf: [reference, header] }), content: media },
  'description',
)
const responses = {
  type: 'object',
  patternProperties: { '^[2-5]\\d\\d$': response },
  additionalProperties: false,
  minProperties: 1,
}
const operation = exactly(
  {
    operationId: text,
    tags: { type: 'array', items: text },
    security: { type: 'array', items: mapOf({ type: 'array', items: text }) },
    parameters: { type: 'array', items: { anyOf: [reference, parameter] } },
    requestBody: exactly({ required: { type: 'boolean' }, content: media }, 'content'),
    responses,
  },
  'operationId',
  'responses',
)
const scheme = exactly(
  { type: { const: 'http' }, scheme: { const: 'bearer' }, bearerFormat: text, description: text },
  'type',
  'scheme',
)

/**
 * The objects of https://spec.openapis.org/oas/v3.1.1 that the document uses, each with its required fields and no
 * field that the document does not use.
 */
export const openapiShape = exactly(
  {
    openapi: { type: 'string', pattern: '^3\\.1\\.\\d+$' },
    info: exactly({ title: text, version: text, description: text }, 'title', 'version'),
    servers: { type: 'array', items: exactly({ url: text }, 'url') },
    paths: {
      type: 'object',
      patternProperties: {
        '^/': {
          type: 'object',
          patternProperties: { '^(?:get|put|post|delete)$': operation },
          additionalProperties: false,
        },
      },
      additionalProperties: false,
    },
    components: exactly({
      securitySchemes: mapOf(scheme),
      schemas: mapOf(object),
      parameters: mapOf(parameter),
      headers: mapOf(header),
    }),
  },
  'openapi',
  'info',
  'paths',
)
