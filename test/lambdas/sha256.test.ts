import { createHash, createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { Sha256 } from '#lambdas/platform/table/sha256.ts'

const sent = '{"TableName":"nodverk"}'

const digestOf = async (secret?: ConstructorParameters<typeof Sha256>[0]) => {
  const hash = new Sha256(secret)
  hash.update(sent)
  return Buffer.from(await hash.digest()).toString('hex')
}

// Emulators check no signature: only the cloud would refuse a wrong one.
it('hashes what is sent as Node does', async () => {
  expect(await digestOf()).toBe(createHash('sha256').update(sent).digest('hex'))
})

it.each([
  ['text', 'AWS4 credentials'],
  ['bytes', Buffer.from('derived key')],
  ['a part of longer bytes', new TextEncoder().encode('before, derived key').subarray(8)],
])('signs with a key of %s as Node does, also when it knows the key', async (_, secret) => {
  const expected = createHmac('sha256', secret).update(sent).digest('hex')
  expect([await digestOf(secret), await digestOf(secret)]).toEqual([expected, expected])
})
