import { type Address, addressParser, type Mailbox } from 'postal-mime'
import { invalidValue, SesError } from './query-protocol.ts'

/** Throws as SES does on an address it does not take: ASCII only, an international domain as Punycode. */
export function checkAddress(address: string): void {
  const at = address.lastIndexOf('@')
  const [local, domain] = [address.slice(0, Math.max(0, at)), address.slice(at + 1)]
  if (at < 0 || domain === '') throw invalidValue("Missing final '@domain'")
  if (local === '') throw invalidValue('Missing local name')
  if (/[^\x21-\x7e]/.test(local)) throw invalidValue('Local address contains control or whitespace')
  if (!/^[a-z0-9-]+(\.[a-z0-9-]+)*$/i.test(domain)) throw invalidValue('Domain contains illegal character')
}

/** The mailboxes of a list such as `Anna <anna@example.com>, bo@example.com`. */
export const mailboxesOf = (text: string): Mailbox[] => flatten(addressParser(text, { flatten: true }))

/** The mailboxes of a parsed header, those within groups too. */
export const flatten = (addresses: readonly Address[]): Mailbox[] =>
  addresses.flatMap(address => (address.group ? address.group : [address]))

export const written = ({ name, address }: Mailbox): string => (name ? `${name} <${address}>` : address)

/**
 * Throws unless each of these is a verified identity: an address, its local part as written, or any address of a
 * verified domain. https://docs.aws.amazon.com/ses/latest/dg/creating-identities.html
 */
export function checkSenders(
  addresses: readonly string[],
  verified: readonly string[],
  region: string,
): void {
  const known = new Set(verified.map(normalised))
  const failed = addresses.filter(address => {
    const sender = normalised(address)
    return !known.has(sender) && !known.has(sender.slice(sender.lastIndexOf('@') + 1))
  })
  if (failed.length === 0) return
  throw new SesError(
    'MessageRejected',
    `Email address is not verified. The following identities failed the check in region ${region.toUpperCase()}: ${failed.join(', ')}`,
  )
}

function normalised(identity: string): string {
  const at = identity.lastIndexOf('@')
  return identity.slice(0, at + 1) + identity.slice(at + 1).toLowerCase()
}
