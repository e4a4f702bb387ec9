import { expect, test } from 'vitest'
import { entities } from '#shared/entities.ts'
import { inKronor } from '#shared/operator/display.ts'
import { isTechnical, stateNames } from '#web/src/desk/commands/names.ts'
import { shownCode } from '#web/src/desk/commands/use-shown.ts'
import { choiceNames } from '#web/src/desk/swedish/choices.ts'
import { otherFields, thingFields } from '#web/src/desk/swedish/fields.ts'
import { storedFields } from '#web/src/desk/swedish/stored-fields.ts'
import { valueNames } from '#web/src/desk/swedish/value-names.ts'
import { walkSchema } from './walk-schema.ts'

/** What no command shows: secrets and their traces, what is due, and how the audit is chained. */
const unshown = new Set(['bank', 'code', 'proof', 'due', 'person', 'auditLink', 'page'])
/** What only a few items have that no command shows of them either. */
const hidden = new Set(['salt', 'nonce', 'quarters', 'approvedQuarters'])

const shownEntities = Object.entries(entities).filter(([name]) => !unshown.has(name))
const found = shownEntities.flatMap(([, { item }]) => walkSchema(item, isTechnical))
const fields = new Set(found.map(({ field }) => inKronor(field)))
const everyField = new Set(
  Object.values(entities).flatMap(({ item }) => walkSchema(item).map(({ field }) => inKronor(field))),
)

test('every field that is stored of a thing has a Swedish name on its page', () => {
  expect(fields.size).toBeGreaterThan(300)
  const names = { ...storedFields, ...otherFields, ...thingFields }
  const lacking = [...fields].filter(name => !hidden.has(name) && !names[name])
  expect(lacking).toEqual([])
  expect(Object.keys(storedFields).filter(name => otherFields[name] ?? thingFields[name])).toEqual([])
  expect(Object.keys(storedFields).filter(name => !everyField.has(name))).toEqual([])
})

/** Codes that mean in every language what they say; `state` is named by its process, `account` as in the books. */
const spoken = new Set(['duration', 'timezone', 'law', 'account', 'state', 'fields', 'field'])

test('what a field says in one of a few words is said in Swedish', () => {
  const said = found.flatMap(({ field, codes }) => codes.map(code => ({ field, code })))
  const lacking = said.filter(
    ({ field, code }) => !spoken.has(field) && shownCode(field, code, 'sv') === undefined,
  )
  expect(said.length).toBeGreaterThan(200)
  expect(lacking).toEqual([])
  const states = said.filter(({ field }) => field === 'state').map(({ code }) => code)
  const names = { ...choiceNames, ...valueNames, ...stateNames }
  expect(states.filter(code => !names[code])).toEqual([])
  const codes = new Set(said.map(({ code }) => code))
  expect(Object.keys(valueNames).filter(code => !codes.has(code))).toEqual([])
})

test('a code is named by its field: a language and a service are no other words', () => {
  expect(shownCode('language', 'en', 'sv')).toBe('engelska')
  expect(shownCode('replyLanguage', 'sv', 'en')).toBe('Swedish')
  expect(shownCode('serviceId', 'plc-automation', 'sv')).toBe('PLC & automation')
  expect(shownCode('reason', 'too_large', 'sv')).toBe('för stor')
  expect(shownCode('reason', 'Det blev för dyrt.', 'sv')).toBeUndefined()
  expect(shownCode('title', 'text', 'sv')).toBeUndefined()
})
