import * as z from 'zod/mini'
import { line } from './text.ts'

/** RFC 5321 allows 254 characters in an address. */
const maxAddressLength = 254
/**
 * What can be mailed: SES takes ASCII only before the `@` (it has no SMTPUTF8), no dot at an end or beside another, and
 * letters, digits and hyphens behind it, with a name and no number last.
 */
const shape =
  /^(?=[^@]{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/

/** The host part in its ASCII form (IDNA), or an empty string where it is no host name. */
const asciiDomain = (domain: string): string => {
  try {
    const { hostname, host, pathname } = new URL(`https://${domain}`)
    return hostname === host && pathname === '/' && !/[%/?#]/.test(domain) ? hostname : ''
  } catch {
    return ''
  }
}

/** Trimmed, lower-cased, with an ASCII domain; unchanged where it is no address. */
const canonicalEmail = (text: string): string => {
  const address = text.trim().toLowerCase()
  const at = address.lastIndexOf('@')
  return at < 1 ? address : `${address.slice(0, at)}@${asciiDomain(address.slice(at + 1))}`
}

/** An e-mail address in its canonical form; `+tags` are kept. */
export const emailAddress = line({ max: maxAddressLength }).check(
  z.minLength(1, { error: 'required', abort: true }),
  z.overwrite(canonicalEmail),
  // Letters beyond ASCII take more of them in a domain's ASCII form.
  z.maxLength(maxAddressLength, { error: 'too_long', abort: true }),
  z.regex(shape, 'email_invalid'),
)

export const emailDomain = (address: string): string =>
  address.slice(address.lastIndexOf('@') + 1).toLowerCase()

/** The first character and the domain of an address; the dots do not tell how many are left out. */
export const maskEmail = (address: string): string =>
  `${address.slice(0, 1)}•••${address.slice(address.lastIndexOf('@'))}`

/** The address without its `+tag`: one mailbox, one limit. */
export const mailbox = (address: string): string => {
  const at = address.lastIndexOf('@')
  const tag = address.slice(0, at).indexOf('+')
  return tag < 0 ? address : address.slice(0, tag) + address.slice(at)
}
