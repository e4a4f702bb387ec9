import { randomUUID } from 'node:crypto'
import fc, { type Arbitrary } from 'fast-check'
import type { JsonSchema } from '#infra/openapi/schema.ts'
import { presentTerms } from '#shared/terms/versions.ts'
import { workingDay } from '#test/builders/working-day.ts'

const soon = (): string => workingDay(15 + Math.floor(Math.random() * 40))

/** What people enter, by field name, if the rule is stricter than the type. */
const byName: Readonly<Record<string, () => unknown>> = {
  email: () => `anna.${randomUUID()}@verkstad.se`,
  phone: () => '070-123 45 67',
  mobile: () => null,
  organizationNumber: () => '556703-7485',
  vatNumber: () => null,
  meetingDate: soon,
  meetingTime: () => '10:00',
  timezone: () => 'Europe/Stockholm',
  participants: () => null,
  credits: () => 20,
  priceOre: () => 2_250_000,
  termsVersion: () => presentTerms,
  website: () => undefined,
  portfolio: () => 'https://verkstad.se',
  linkedin: () => '',
  github: () => '',
  fileName: () => 'ritning.pdf',
  contentType: () => 'application/pdf',
  size: () => 1_024,
  uploads: () => [],
  clearingNumber: () => '8424-4',
  bankAccount: () => '983 189 224-6',
  code: () => '123456',
  token: () => `${'a'.repeat(43)}.${'b'.repeat(43)}`,
  version: () => 1,
  date: soon,
  limit: () => '5',
  cursor: () => undefined,
  event_time: () => new Date().toISOString(),
  consent: () => ({ analytics: true, marketing: false }),
}

type Parts = {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  minItems?: number
  format?: string
}

const ofType: Readonly<Record<string, (parts: Parts) => Arbitrary<unknown>>> = {
  object: ({ properties = {}, required = [] }) =>
    fc.record(
      Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, likely(inner, name)])),
      { requiredKeys: required },
    ),
  array: ({ items = {}, minItems = 0 }) => fc.array(likely(items), { minLength: minItems, maxLength: 3 }),
  string: ({ format }) =>
    format === 'uuid' ? fc.uuid() : fc.constantFrom('Två robotar', 'Nordplåt AB', 'Anna Berg'),
  integer: () => fc.integer({ min: 1, max: 900 }),
  number: () => fc.integer({ min: 1, max: 900 }),
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
}

/** Generates values that a schema probably accepts; the field's name tells what the schema cannot. */
export const likely = (schema: JsonSchema, name = ''): Arbitrary<unknown> => {
  const known = byName[name]
  if (known) return fc.constant(null).map(known)
  const parts = schema as Parts
  if ('const' in parts) return fc.constant(parts.const)
  if (parts.enum) return fc.constantFrom(...parts.enum)
  const choices = parts.anyOf ?? parts.oneOf
  if (choices) return fc.oneof(...choices.map(choice => likely(choice, name)))
  return (ofType[parts.type ?? ''] ?? (() => fc.jsonValue()))(parts)
}
