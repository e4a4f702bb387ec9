import { describe, expect, test } from 'vitest'
import { thisDevice } from '#web/src/features/accounts/business/device-token.ts'

const createStorage = () => {
  const stored = new Map<string, string>()
  return {
    stored,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  }
}

describe('the secret of a device', () => {
  test('is stored once a sign-in has succeeded, not when a dialog opens', () => {
    const storage = createStorage()
    const device = thisDevice(storage)
    expect(device.token).toMatch(/^[\w-]{43}$/)
    expect(storage.stored.size).toBe(0)
    device.keep()
    expect(storage.stored.get('device')).toBe(device.token)
  })

  test('stays the same from then on, and differs on each device', () => {
    const storage = createStorage()
    thisDevice(storage).keep()
    expect(thisDevice(storage).token).toBe(storage.stored.get('device'))
    expect(thisDevice(createStorage()).token).not.toBe(thisDevice(storage).token)
  })
})
