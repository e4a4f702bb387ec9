import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isOrganizationNumber } from '#shared/business-profile/organization-number.ts'
import { emailAddress } from '#shared/contract/email.ts'
import { line, paragraph } from '#shared/contract/text.ts'

const anyText = fc.string({ unit: 'binary', maxLength: 300 })
const local = fc.stringMatching(/^[a-z0-9+_-]{1,15}(\.[a-z0-9+_-]{1,7}){0,2}$/)
const domain = fc.stringMatching(/^[a-z0-9]{1,20}\.(se|com)$/)

describe('any typed text', () => {
  it('as an address either becomes one line in canonical form, which stays as it is, or is refused', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          anyText,
          fc.tuple(anyText, domain).map(([before, after]) => `${before}@${after}`),
        ),
        text => {
          const { success, data = '' } = emailAddress.safeParse(text)
          if (!success) return
          expect(data).not.toMatch(/[\r\n\0\s]/)
          expect(emailAddress.parse(data)).toBe(data)
        },
      ),
    )
  })

  it('as a plain address is accepted, in lower case', () => {
    fc.assert(
      fc.property(local, domain, (name, host) => {
        expect(emailAddress.parse(` ${name.toUpperCase()}@${host} `)).toBe(`${name}@${host}`)
      }),
    )
  })

  it('as a line never carries a line break, NUL or half a character onwards', () => {
    fc.assert(
      fc.property(anyText, text => {
        const { success, data = '' } = line({ max: 300 }).safeParse(text)
        if (success) expect(data.isWellFormed() && !/[\r\n\0]/.test(data)).toBe(true)
      }),
    )
  })

  it.each([
    ['NUL', '\0'],
    ['half a character', '\ud83d'],
  ])('as a paragraph with %s in it is refused', (_, sign) => {
    const { error } = paragraph({ max: 300 }).safeParse(`Anna${sign}Berg`)
    expect(error?.issues.map(({ message }) => message)).toEqual(['forbidden_characters'])
  })

  it.each([...'\u0000\u0007\u000b\u001b\u007f\u0085\u202a\u202e\u2066\u2069'])(
    'as a line with %j in it is refused',
    sign => {
      const { error } = line({ max: 300 }).safeParse(`Anna${sign}Berg`)
      expect(error?.issues.map(({ message }) => message)).toEqual(['forbidden_characters'])
    },
  )

  it('as an organisation number is refused when one digit of a right one is changed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 1, max: 9 }), (place, change) => {
        const digits = [...'5567037485'].map(Number)
        digits[place] = ((digits[place] ?? 0) + change) % 10
        expect(isOrganizationNumber(digits.join(''))).toBe(false)
      }),
    )
  })
})
