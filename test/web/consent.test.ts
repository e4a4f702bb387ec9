import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { storeConsent, storedConsent } from '#web/src/platform/consent.ts'

const switches = [
  { name: 'necessary', checked: true },
  { name: 'functional', checked: false },
  { name: 'analytics', checked: true },
  { name: 'marketing', checked: false },
]

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  })
  vi.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z') })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('keeps what was allowed with its date and policy version', () => {
  storeConsent(switches)
  expect(storedConsent()).toEqual({
    necessary: true,
    functional: false,
    analytics: true,
    marketing: false,
    consentDate: '2026-03-01T12:00:00.000Z',
    policy: 1,
  })
})

it('holds for twelve months and not a day longer', () => {
  storeConsent(switches)
  vi.setSystemTime(new Date('2027-03-01T11:59:59Z'))
  expect(storedConsent()).toBeDefined()
  vi.setSystemTime(new Date('2027-03-01T12:00:00Z'))
  expect(storedConsent()).toBeUndefined()
})

it('does not hold for another policy', () => {
  storeConsent(switches)
  localStorage.setItem('consent', JSON.stringify({ ...storedConsent(), policy: 0 }))
  expect(storedConsent()).toBeUndefined()
})

it('is nothing if nobody was asked, or if the browser forbids storage', () => {
  expect(storedConsent()).toBeUndefined()
  vi.stubGlobal('localStorage', undefined)
  expect(() => storeConsent(switches)).not.toThrow()
  expect(storedConsent()).toBeUndefined()
})
