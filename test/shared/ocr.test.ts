import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOcr, ocrOf } from '#shared/bank/ocr.ts'

const numbers = fc.stringMatching(/^\d{1,23}$/)

test('a number becomes a reference with its length and its check digit', () => {
  // By hand: six digits and two more make 8; 2·2+0+2·2+6+2·0+1+2·8 (=16 → 7) is 22, and 8 is lacking.
  expect(ocrOf('202601')).toBe('20260188')
  expect(ocrOf('12345678')).toBe('1234567806')
})

test('every reference is right, and wrong with any digit changed', () => {
  fc.assert(
    fc.property(numbers, fc.nat(24), fc.integer({ min: 1, max: 9 }), (number, at, by) => {
      const ocr = ocrOf(number)
      const place = at % ocr.length
      const digit = (Number(ocr[place]) + by) % 10
      expect(isOcr(ocr)).toBe(true)
      expect(isOcr(`${ocr.slice(0, place)}${digit}${ocr.slice(place + 1)}`)).toBe(false)
    }),
  )
})

test.each(['', '0', 'A1234', '2026 0185', '-20260185', '٢٠٢٦', `${ocrOf('1'.repeat(24))}`])(
  '"%s" is no reference',
  text => expect(isOcr(text)).toBe(false),
)
