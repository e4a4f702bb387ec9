import { expect, test, vi } from 'vitest'
import { keyedHash } from '#lambdas/platform/secrets/keyed-hash.ts'

vi.mock('#lambdas/platform/secrets/secrets.ts', () => ({ secret: async () => 'a secret of this test' }))

const email = 'anna@exempel.se'

// Hashes are in the keys of stored items: another one would lose them.
test('a hash stays what it is, for each purpose another', async () => {
  const hashes = async () => [await keyedHash('email', email), await keyedHash('network', email)]
  const expected = [
    'uPaCXuvf5erDF4Vxj4xGkN0mKo5J5kMAhY6CUX2lKgU',
    'etL6BfArsUuwIR1rKU7o_vHWMqVIs2IuU266Rjl5IpI',
  ]
  expect(await hashes()).toEqual(expected)
  expect(await hashes()).toEqual(expected)
})
