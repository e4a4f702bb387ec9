import * as z from 'zod/mini'
import { line } from './text.ts'

/** RFC 5321 allows 254 characters in an address. */
const maxAddressLength = 254
/**
 * Addresses that SES can mail: before the `@` only ASCII (SES has no SMTPUTF8) and no dot at an end or next to another;
 * after it letters, digits and hyphens, with a last label that is not a number.
 */
const shape =
  /^(?=[^@]{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/

/** The host part in its ASCII form (IDNA), or an empty string if it is not a host name. */
const asciiDomain = (domain: string): string => {
  try {
    const { hostname, host, pathname } = new URL(`https://${domain}`)
    return hostname === host && pathname === '/' && !/[%/?#]/.test(domain) ? hostname : ''
  } catch {
    return ''
  }
}

/** Trimmed, lower-cased, with an ASCII domain; unchanged if it is not an address. */
const canonicalEmail = (text: string): string => {
  const address = text.trim().toLowerCase()
  const at = address.lastIndexOf('@')
  return at < 1 ? address : `${address.slice(0, at)}@${asciiDomain(address.slice(at + 1))}`
}

/** An e-mail address in its canonical form; `+tags` are kept. */
export const emailAddress = line({ max: maxAddressLength }).check(
  z.minLength(1, { error: 'required', abort: true }),
  z.overwrite(canonicalEmail),
  // The ASCII form of a domain may be longer than the typed one.
  z.maxLength(maxAddressLength, { error: 'too_long', abort: true }),
  z.regex(shape, 'email_invalid'),
)

export const emailDomain = (address: string): string =>
  address.slice(address.lastIndexOf('@') + 1).toLowerCase()

/** Shows the first character and the domain of an address; the dots do not reveal its length. */
export const maskEmail = (address: string): string =>
  `${address.slice(0, 1)}•••${address.slice(address.lastIndexOf('@'))}`

/** The address without its `+tag`: one mailbox, one limit. */
export const mailbox = (address: string): string => {
  const at = address.lastIndexOf('@')
  const tag = address.slice(0, at).indexOf('+')
  return tag < 0 ? address : address.slice(0, tag) + address.slice(at)
}
