import { describe, expect, it } from 'vitest'
import { signedInPaths } from '#infra/system/site.ts'
import { addressOf, languageOf, signedInAreas, withoutLanguage } from '#web/src/platform/paths.ts'
import { sessionKey as labelKey } from '#web/src/platform/session-label.ts'
import { sessionKey } from '#web/src/platform/sessions-mark.ts'

describe('an address', () => {
  it.each([
    ['/', 'sv', '/'],
    ['/', 'en', '/en'],
    ['/services/plc-automation', 'sv', '/services/plc-automation'],
    ['/services/plc-automation', 'en', '/en/services/plc-automation'],
  ] as const)('of %s in %s is %s, and leads back', (path, language, address) => {
    expect(addressOf(path, language)).toBe(address)
    expect(languageOf(address)).toBe(language)
    expect(withoutLanguage(address)).toBe(path)
  })

  it.each(['/energy', '/english', '/enterprise/x'])(
    '%s is Swedish, although it begins as the English ones',
    path => {
      expect(languageOf(path)).toBe('sv')
      expect(withoutLanguage(path)).toBe(path)
    },
  )
})

it('belongs to the same areas in the app as in those that serve its shell', () => {
  expect(signedInAreas).toEqual(signedInPaths)
})

it('finds the session at the key where it is stored', () => {
  expect(labelKey).toBe(sessionKey)
})
