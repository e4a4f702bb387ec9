import { expect, test } from 'vitest'
import { businessProfileFields } from '#shared/business-profile/business-profile.ts'
import { emptyProfile, profileFieldNames } from '#web/src/features/business-profile/profile-fields.ts'
import { differingFields, valuesOf } from '#web/src/ui/signed-in/stored-values.ts'

const typed = { ...emptyProfile, companyName: 'Nordplåt AB', contactPerson: 'Anna Berg', phone: '08-1' }

test('the form asks for every field of a profile', () => {
  expect([...profileFieldNames].toSorted()).toEqual(Object.keys(businessProfileFields).toSorted())
})

test('only what differs has to be chosen', () => {
  expect(differingFields(profileFieldNames, typed, typed)).toEqual([])
  expect(
    differingFields(profileFieldNames, typed, { ...typed, phone: '08-2', address: 'Verkstadsgatan 1' }),
  ).toEqual(['phone', 'address'])
})

test('what the server adds to a profile is not sent back', () => {
  const stored = {
    ...typed,
    version: 3,
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-02T00:00:00Z',
  }
  expect(valuesOf(profileFieldNames, stored)).toEqual(typed)
})
