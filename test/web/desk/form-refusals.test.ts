import { describe, expect, test } from 'vitest'
import { fieldErrorCodes } from '#shared/contract/errors.ts'
import { type AnyCommandName, allCommands } from '#shared/operator/all-commands.ts'
import { fieldsOf, inputFrom, refusalsOf, type Typed } from '#web/src/desk/commands/fields.ts'

const refused = (name: AnyCommandName, typed: Typed) =>
  refusalsOf(allCommands[name], inputFrom(allCommands[name], typed))

describe('a form at the desk', () => {
  test('says of what is empty that it has to be filled in, whatever its form', () => {
    expect(refused('credits record', {})).toEqual({
      ...{ businessId: 'required', credits: 'required', reference: 'required' },
    })
    expect(refused('prices set', {})).toEqual({ credits: 'required', priceOre: 'required' })
    expect(refused('proposals draft', {})).toMatchObject({ inquiryId: 'required' })
  })

  test('says of what cannot be used that it cannot', () => {
    expect(refused('credits record', { businessId: 'b', reference: 'r', credits: 'many' })).toEqual({
      credits: 'invalid',
    })
    expect(refused('prices set', { credits: '11', priceOre: '9900' })).toEqual({ credits: 'invalid' })
  })

  test('has words for every reason', () => {
    const names = Object.keys(allCommands) as AnyCommandName[]
    const reasons = names.flatMap(name =>
      ['', 'x', '-1', '1.5', 'x'.repeat(70_000)].flatMap(text => {
        const typed = Object.fromEntries(fieldsOf(allCommands[name]).map(field => [field.name, text]))
        return Object.values(refused(name, typed))
      }),
    )
    expect(reasons.length).toBeGreaterThan(500)
    expect(reasons.filter(reason => !(fieldErrorCodes as readonly string[]).includes(reason))).toEqual([])
  })
})
