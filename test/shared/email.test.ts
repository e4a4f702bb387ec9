import { describe, expect, it } from 'vitest'
import { businessEmail, isPersonalEmail, personalMailProviders } from '#shared/accounts/personal-email.ts'
import { emailAddress, mailbox } from '#shared/contract/email.ts'

const parse = (text: string) => {
  const result = emailAddress.safeParse(text)
  return result.success ? result.data : result.error.issues[0]?.message
}

describe('an e-mail address', () => {
  it.each([
    ['Anna@Verkstad.SE', 'anna@verkstad.se'],
    ['  anna@verkstad.se ', 'anna@verkstad.se'],
    ['anna+nyheter@verkstad.se', 'anna+nyheter@verkstad.se'],
    ['anna@smörgås.se', 'anna@xn--smrgs-pra0j.se'],
    ["o'neill@x.co.uk", "o'neill@x.co.uk"],
    ['anna@1-2-3.x0.museum', 'anna@1-2-3.x0.museum'],
    ['a@verkstad.xn--p1ai', 'a@verkstad.xn--p1ai'],
  ])('%j is kept as %j', (text, kept) => expect(parse(text)).toBe(kept))

  it.each([
    ['', 'required'],
    ['anna', 'email_invalid'],
    ['anna@', 'email_invalid'],
    ['@verkstad.se', 'email_invalid'],
    ['anna@verkstad', 'email_invalid'],
    ['anna@verkstad..se', 'email_invalid'],
    ['an na@verkstad.se', 'email_invalid'],
    ['anna@verkstad.se/x', 'email_invalid'],
    ['anna@verk@stad.se', 'email_invalid'],
    ['<b>anna</b>@verkstad.se', 'email_invalid'],
    ['anna@verkstad.se\r\nBcc: b@c.se', 'one_line_only'],
    [`${'a'.repeat(65)}@verkstad.se`, 'email_invalid'],
    // SES sends to none of these: their mails would be retried again and again, and parked.
    ['örjan@verkstad.se', 'email_invalid'],
    ['an\u0007na@verkstad.se', 'forbidden_characters'],
    ['an\u200bna@verkstad.se', 'email_invalid'],
    ['.anna@verkstad.se', 'email_invalid'],
    ['anna.@verkstad.se', 'email_invalid'],
    ['an..na@verkstad.se', 'email_invalid'],
    ['anna@verkstad,firma.se', 'email_invalid'],
    ['anna@verkstad;firma.se', 'email_invalid'],
    ['anna@verk_stad.se', 'email_invalid'],
    ['anna@-verkstad.se', 'email_invalid'],
    ['anna@127.0.0.1', 'email_invalid'],
  ])('%j is refused as %s', (text, code) => expect(parse(text)).toBe(code))

  it('with a tag belongs to the same mailbox as without', () => {
    expect(mailbox('anna+nyheter@verkstad.se')).toBe('anna@verkstad.se')
  })
})

describe('a personal address', () => {
  it('has one of nine providers', () => expect(personalMailProviders).toHaveLength(9))

  it.each(['a@gmail.com', 'A@GMAIL.COM', 'a@mail.yahoo.com', 'a@protonmail.com'])('%s is one', address => {
    expect(isPersonalEmail(address)).toBe(true)
    expect(businessEmail.safeParse(address).error?.issues[0]?.message).toBe('business_email_required')
  })

  it.each(['a@notgmail.com', 'a@gmail.com.verkstad.se', 'gmail.com@verkstad.se'])('%s is none', address => {
    expect(isPersonalEmail(address)).toBe(false)
    expect(businessEmail.safeParse(address).success).toBe(true)
  })
})
