import { expect, it } from 'vitest'
import { optionalPhone, requiredPhone } from '#shared/contract/phone.ts'

const parse = (typed: string) => {
  const result = requiredPhone.safeParse(typed)
  return result.success ? result.data : result.error.issues[0]?.message
}

it.each([
  '070-123 45 67',
  '+46 70-123 45 67',
  '+46 (0)70-123 45 67',
  '(+46) 70 123 45 67',
  '0046 8 123 45 67',
  '08-12 34 56',
  '77 11 22',
  '+1 (555) 123-4567 ext. 12',
  '+1 555.123.4567 x12',
  '08-123 45 67 ankn. 12',
  '08-123 45 67 anknytning 12',
  '+49 30 1234567#12',
  '+44\u00a020\u00a07946\u00a00018',
  '+46 70\u2011123 45 67',
  '08-12 34 56 / 070-123 45 67',
])('%s is a phone number', typed => expect(parse(typed)).toBe(typed))

it('a number copied with its direction marks is accepted without them', () => {
  expect(parse('\u202a+46 70-123 45 67\u202c')).toBe('+46 70-123 45 67')
})

it.each([
  'Ring lur.example nu',
  '070-123 45 67 eller lur.example',
  'https://lur.example/070',
  '- - - - -',
  '1234',
  '1'.repeat(21),
  '+46 70 +46 70',
  '070-123 45 67 ext 1234567',
])('%s is none', typed => expect(parse(typed)).toBe('phone_invalid'))

it('an optional one may be blank, and is checked otherwise', () => {
  expect(optionalPhone.parse('')).toBeNull()
  expect(optionalPhone.safeParse('Logga in på lur.example').success).toBe(false)
})
