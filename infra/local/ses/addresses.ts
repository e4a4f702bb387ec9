import { type Address, addressParser, type Mailbox } from 'postal-mime'
import { invalidValue, SesError } from './query-protocol.ts'

/** Throws SES's error for an invalid address: only ASCII is allowed, and international domains in Punycode. */
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

/** The mailboxes of a parsed header, including those in groups. */
export const flatten = (addresses: readonly Address[]): Mailbox[] =>
  addresses.flatMap(address => (address.group ? address.group : [address]))

export const formatMailbox = ({ name, address }: Mailbox): string => (name ? `${name} <${address}>` : address)

/** SES's settings of an account, and the sender's rights. */
export type Account = {
  region: string
  /** Verified identities: addresses, or domains for every address of them. */
  verified: readonly string[]
  /** In the sandbox, recipients have to be verified identities too, and the sender needs the right to use them. */
  sandbox: boolean
  /** Whether IAM allows the sender to use an identity. */
  mayUse: (identity: string) => boolean
}

/** The verified identity of an address: the address itself or its domain. */
const identityOf = (address: string, verified: readonly string[]): string | undefined => {
  const wanted = normalised(address)
  const domain = wanted.slice(wanted.lastIndexOf('@') + 1)
  return [wanted, domain].find(one => verified.some(identity => normalised(identity) === one))
}

/**
 * Throws unless each of these is a verified identity that the sender may use.
 * https://docs.aws.amazon.com/ses/latest/dg/creating-identities.html
 */
export function checkIdentities(addresses: readonly string[], { verified, region, mayUse }: Account): void {
  const identities = addresses.map(address => ({ address, identity: identityOf(address, verified) }))
  const failed = identities.filter(({ identity }) => identity === undefined).map(({ address }) => address)
  if (failed.length > 0) {
    throw new SesError(
      'MessageRejected',
      `Email address is not verified. The following identities failed the check in region ${region.toUpperCase()}: ${failed.join(', ')}`,
    )
  }
  const denied = identities.find(({ identity }) => !mayUse(identity ?? ''))
  if (denied) {
    throw new SesError(
      'AccessDenied',
      `User is not authorized to perform \`ses:SendRawEmail' on resource \`arn:aws:ses:${region}:000000000000:identity/${denied.identity}'`,
    )
  }
}

function normalised(identity: string): string {
  const at = identity.lastIndexOf('@')
  return identity.slice(0, at + 1) + identity.slice(at + 1).toLowerCase()
}
