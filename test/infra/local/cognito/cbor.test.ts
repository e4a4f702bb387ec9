import { describe, expect, test } from 'vitest'
import { readCbor } from '#infra/local/cognito/cbor.ts'
import { cborOf } from './software-authenticator.ts'

describe('CBOR', () => {
  test('of an authenticator is read to its end', () => {
    const item = new Map<string | number, number | string | Buffer>([
      [-257, 65_000],
      ['text', 'åäö'],
      [3, Buffer.alloc(300, 7)],
    ])
    expect(readCbor(Buffer.concat([cborOf(item), Buffer.from([1])]))).toEqual({
      value: item,
      rest: Buffer.from([1]),
    })
  })

  test.each([
    ['nothing', ''],
    ['a text that is cut off', '63666d'],
    ['an indefinite length', '9f01ff'],
    ['a key twice', 'a201010102'],
    ['a tag', 'c101'],
    ['depth without end', '81'.repeat(100)],
    ['a length of eight bytes', '5b00000000000000ff'],
  ])('%s is refused', (_name, hex) => {
    expect(() => readCbor(Buffer.from(hex, 'hex'))).toThrow(RangeError)
  })
})
