import type { SystemFunction } from '#infra/system/function.ts'
import { functions } from '#infra/system/functions.ts'
import { brand } from '#shared/brand.ts'
import { errorBody } from '#shared/contract/errors.ts'
import packageJson from '../../package.json' with { type: 'json' }
import { type Operation, operationOf } from './operation.ts'
import { schemaOf } from './schema.ts'

/** The document's path: a file of the site, although its path is below the API's. */
export const openapiPath = '/api/openapi.json'

const tokenOf = (pool: string) => ({
  type: 'http',
  scheme: 'bearer',
  bearerFormat: 'JWT',
  description: `An access token of the ${pool} pool; an ID token is refused.`,
})

const components = {
  securitySchemes: { business: tokenOf('business'), partner: tokenOf('partner') },
  schemas: {
    Error: schemaOf(errorBody, 'output'),
    GatewayError: { type: 'object', properties: { message: { type: 'string' } }, required: ['message'] },
  },
  parameters: {
    IdempotencyKey: {
      name: 'Idempotency-Key',
      in: 'header',
      required: true,
      description:
        'A UUID of this submission. Sent again within 24 hours with the same body, it gets the first answer again.',
      schema: { type: 'string', format: 'uuid' },
      example: '8f14e45f-ceea-467f-a8f6-2c1f5a0b7d3e',
    },
  },
  headers: {
    RetryAfter: {
      description: 'Seconds after which trying again makes sense; not always sent.',
      schema: { type: 'integer' },
    },
  },
}

type Paths = Record<string, Record<string, Operation>>

const pathsOf = (declared: Readonly<Record<string, SystemFunction>>): Paths => {
  const paths: Paths = {}
  for (const [feature, { serves = [] }] of Object.entries(declared)) {
    for (const endpoint of serves) {
      const method = endpoint.method.toLowerCase()
      paths[endpoint.path] = { ...paths[endpoint.path], [method]: operationOf(endpoint, feature) }
    }
  }
  return paths
}

/** The API as an OpenAPI 3.1 document, made from the `endpoint()` declarations that the functions serve. */
export const openapiDocument = () => ({
  openapi: '3.1.1',
  info: {
    title: `${brand.name} API`,
    version: packageJson.version,
    description:
      'JSON over HTTPS. Amounts are integer öre in fields that end in `Ore`, dates `yyyy-MM-dd`, instants ISO 8601 in UTC. Lists are paged by an opaque cursor.',
  },
  servers: [{ url: '/' }],
  paths: pathsOf(functions),
  components,
})
