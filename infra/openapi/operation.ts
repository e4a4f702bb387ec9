import type { ZodMiniType } from 'zod/mini'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { type Response, responsesOf, takesKey } from './responses.ts'
import { fieldsOf, type JsonSchema, schemaOf } from './schema.ts'

type Parameter =
  | { $ref: string }
  | { name: string; in: 'path' | 'query' | 'header'; required: boolean; schema: JsonSchema }

export type Operation = {
  operationId: string
  tags: readonly string[]
  security: readonly Readonly<Record<string, readonly string[]>>[]
  parameters?: readonly Parameter[]
  requestBody?: { required: true; content: { 'application/json': { schema: JsonSchema } } }
  responses: Readonly<Record<string, Response>>
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** `POST /api/meetings` is postMeetings, `GET /api/partner/cv` is getPartnerCv. */
const operationIdOf = ({ method, path }: Endpoint): string =>
  method.toLowerCase() + (path.slice('/api/'.length).match(/\w+/g) ?? []).map(capitalized).join('')

const placed = (location: 'path' | 'query' | 'header', schema: ZodMiniType | undefined): Parameter[] =>
  schema ? fieldsOf(schema).map(field => ({ ...field, in: location })) : []

const parametersOf = (endpoint: Endpoint): Parameter[] => [
  ...placed('path', endpoint.params),
  ...placed('query', endpoint.query),
  ...placed('header', endpoint.headers),
  ...(takesKey(endpoint) ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
]

/** One operation in OpenAPI's format, with its feature as the tag. */
export const operationOf = (endpoint: Endpoint, feature: string): Operation => {
  const { access, body } = endpoint
  const parameters = parametersOf(endpoint)
  return {
    operationId: operationIdOf(endpoint),
    tags: [feature],
    security: access === 'public' ? [] : [{ [access]: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: { required: true, content: { 'application/json': { schema: schemaOf(body, 'input') } } },
    }),
    responses: responsesOf(endpoint),
  }
}
