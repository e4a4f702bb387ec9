import { describe, expect, it } from 'vitest'
import { Failure } from '#lambdas/platform/failure.ts'
import { parsed } from '#lambdas/platform/http/request.ts'
import en from '#shared/phrases/en/fields.ts'
import sv from '#shared/phrases/sv/fields.ts'
import { everyField, type ParsedField } from '../builders/every-field.ts'

/** The code with which a value is refused in its field; undefined if it is taken. */
const refused = ({ parser, filled, name }: ParsedField, value: unknown): string | undefined => {
  try {
    parsed(parser, filled(value))
    return undefined
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    const { fields } = error.details as { fields: Record<string, string> }
    return fields[name.replaceAll('[]', '.0')]
  }
}

const inBodies = everyField.filter(
  ({ part, of }) => part === 'body' && / \/api\/(business|partner)\//.test(of),
)
const named = (pattern: RegExp) => [
  ...new Map(
    inBodies
      .filter(({ name }) => pattern.test(name))
      .map(field => [`${field.of} ${field.name}`, field] as const),
  ),
]

/** What people type wrong, by the fields in which they type it. */
const slips = [
  { what: 'an amount of 10⁹', fields: /kronor$|Kronor$|\brate$/, value: 1_000_000_000 },
  { what: 'an amount below zero', fields: /kronor$|Kronor$|\brate$/, value: -950 },
  { what: 'a day in 1926', fields: /startsOn$|earliestStart$|availableFrom$/, value: '1926-03-01' },
  { what: 'a day in 2926', fields: /startsOn$|earliestStart$|availableFrom$/, value: '2926-03-01' },
  { what: '10⁹ hours or years', fields: /hoursPerWeek$|years$/, value: 1_000_000_000 },
  {
    what: 'ten thousand characters',
    fields: /facts\.(title|place|costCentre|contactOnSite)$|reason$|^text$|^place$|\.name$/,
    value: 'å'.repeat(10_000),
  },
] as const

describe.each(slips)('$what', ({ fields, value }) => {
  it('can be typed somewhere', () => {
    expect(named(fields).length).toBeGreaterThan(0)
  })

  it.each(named(fields))('is refused in words of its own: %s', (_, field) => {
    const code = refused(field, value) ?? 'taken'
    expect(['taken', 'invalid', 'unknown_field']).not.toContain(code)
    for (const words of [sv, en]) expect((words as Record<string, string>)[code]).toMatch(/\.$/)
  })
})
