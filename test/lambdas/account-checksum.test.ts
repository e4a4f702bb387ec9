import { describe, expect, it } from 'vitest'
import { checksumOf } from '#lambdas/payment-settings/account-checksum.ts'
import { accountSeries } from '#lambdas/payment-settings/account-series.ts'

/** Numbers that others publish as examples of valid ones. */
const published = [
  ['Handelsbanken', '6789', '123456789'],
  ['Swedbank', '84244', '9831892246'],
  ['Swedbank without its fifth digit', '8424', '9831892246'],
  ['Sparbanken Tanum', '83519', '3922422245'],
  ['Sparbanken i Hudiksvall', '81299', '0433867116'],
  ['Nordea, personkonto', '3300', '0006205124'],
  ['Nordea, personkonto', '3300', '1111111116'],
  ['Multitude Bank', '9071', '4172383'],
  ['Klarna Bank', '9789', '1111113'],
  ['Svea Bank', '9661', '1231236'],
] as const

describe('the checksum of a Swedish account', () => {
  it.each(published)('of %s is right: %s-%s', (_, clearingNumber, bankAccount) => {
    expect(checksumOf({ clearingNumber, bankAccount })).toBe('right')
  })

  it.each(published)('of %s is wrong with any other last digit: %s-%s', (_, clearingNumber, bankAccount) => {
    const others = '0123456789'.replace(bankAccount.slice(-1), '')
    for (const digit of others) {
      const changed = bankAccount.slice(0, -1) + digit
      expect(checksumOf({ clearingNumber, bankAccount: changed }), changed).toBe('wrong')
    }
  })

  it.each([
    ['the fifth digit is no check digit', '84241', '9831892246', 'wrong'],
    ['five digits are not Swedbank’s', '67890', '123456789', 'wrong'],
    ['there are too many digits', '6789', '1234567890', 'wrong'],
    ['leading zeros are left out', '8129', '433867116', 'right'],
    ['nobody has the series', '1000', '1234567', 'unknown'],
    ['nobody has the series', '9999', '1234567', 'unknown'],
  ])('when %s', (_, clearingNumber, bankAccount, expected) => {
    expect(checksumOf({ clearingNumber, bankAccount })).toBe(expected)
  })

  it('leaves no series reversed, and lets only Nordea’s personal accounts lie inside another', () => {
    for (const { bank, from, to } of accountSeries) expect(from, bank).toBeLessThanOrEqual(to)
    const overlapping = accountSeries.filter((one, place) =>
      accountSeries.some((other, at) => at < place && one.from <= other.to && other.from <= one.to),
    )
    expect(overlapping.map(({ bank, from }) => `${bank} ${from}`)).toEqual(['Nordea 3000', 'Nordea 3410'])
  })
})
