import { createHash, createPublicKey, verify } from 'node:crypto'
import { type AuthenticatorData, readAuthenticatorData } from './authenticator-data.ts'
import { readCbor } from './cbor.ts'
import { CognitoError, invalidParameter } from './errors.ts'

/** Where passkeys are made and used: one origin, whose host is the relying party. */
export type RelyingParty = { id: string; origin: string }

type Kind = 'webauthn.create' | 'webauthn.get'

type Json = Readonly<Record<string, unknown>>

/** A credential as `PublicKeyCredential.toJSON()` makes it, with what a check needs of it. */
type Credential = { id: string; attachment: string | undefined; response: Json }

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const unreadable = () => invalidParameter('Credential could not be read.')

/** The field as bytes; throws for one that is missing. */
export const bytesOf = (values: Json, name: string): Buffer => {
  const text = values[name]
  if (typeof text !== 'string' || !/^[\w-]+={0,2}$/.test(text)) throw unreadable()
  return Buffer.from(text, 'base64url')
}

/** Reads a credential; throws InvalidParameterException. */
export const readCredential = (value: unknown): Credential => {
  if (!isRecord(value) || value.type !== 'public-key' || !isRecord(value.response)) throw unreadable()
  const { authenticatorAttachment: attachment } = value
  return {
    id: bytesOf(value, 'rawId').toString('base64url'),
    attachment: typeof attachment === 'string' ? attachment : undefined,
    response: value.response,
  }
}

const readClientData = (bytes: Buffer): Json => {
  try {
    const value: unknown = JSON.parse(bytes.toString('utf8'))
    if (isRecord(value)) return value
  } catch {
    // Refused below, like JSON of another shape.
  }
  throw unreadable()
}

/** The challenge that a browser says it answered, before anything of it is checked. */
export const challengeIn = ({ response }: Credential): string =>
  String(readClientData(bytesOf(response, 'clientDataJSON')).challenge)

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest()

/** The browser's part: what was done, for which challenge, and on which page (WebAuthn, 7.1 and 7.2). */
const assertClientData = (response: Json, kind: Kind, challenge: string, { origin }: RelyingParty): void => {
  const client = readClientData(bytesOf(response, 'clientDataJSON'))
  if (client.type !== kind || client.challenge !== challenge)
    throw new CognitoError('WebAuthnClientMismatchException', 'The credential answers another request.')
  if (client.origin !== origin || client.crossOrigin === true)
    throw new CognitoError('WebAuthnOriginNotAllowedException', 'The origin is not allowed.')
}

const parsed = <Value>(read: () => Value): Value => {
  try {
    return read()
  } catch {
    throw new CognitoError('WebAuthnCredentialNotSupportedException', 'The credential is not supported.')
  }
}

const assertAuthenticator = (data: AuthenticatorData, { id }: RelyingParty): void => {
  if (!data.rpIdHash.equals(sha256(id)))
    throw new CognitoError('WebAuthnRelyingPartyMismatchException', 'The relying party does not match.')
  // WebAuthnUserVerification is `required`: a touch alone is one factor.
  if (!data.userPresent || !data.userVerified)
    throw new CognitoError('WebAuthnCredentialNotSupportedException', 'User verification is required.')
}

/** A passkey that was just made. */
export type Made = {
  credentialId: string
  publicKey: string
  counter: number
  attachment: string | undefined
}

/** Checks that a passkey was made here, for this challenge. No attestation is asked for, so none is believed. */
export const checkMade = (credential: Credential, challenge: string, party: RelyingParty): Made => {
  assertClientData(credential.response, 'webauthn.create', challenge, party)
  const attestation = parsed(() => readCbor(bytesOf(credential.response, 'attestationObject')).value)
  const bytes = attestation instanceof Map ? attestation.get('authData') : undefined
  const data = parsed(() => readAuthenticatorData(bytes as Buffer))
  assertAuthenticator(data, party)
  if (data.made?.credentialId !== credential.id) throw unreadable()
  return {
    credentialId: credential.id,
    publicKey: String(data.made.publicKey.export({ type: 'spki', format: 'pem' })),
    counter: data.counter,
    attachment: credential.attachment,
  }
}

/** Checks that the holder of this key answered this challenge here; returns the authenticator's counter. */
export const checkUsed = (
  { response }: Credential,
  { challenge, publicKey }: { challenge: string; publicKey: string },
  party: RelyingParty,
): number => {
  assertClientData(response, 'webauthn.get', challenge, party)
  const bytes = bytesOf(response, 'authenticatorData')
  const data = parsed(() => readAuthenticatorData(bytes))
  assertAuthenticator(data, party)
  const signed = Buffer.concat([bytes, sha256(bytesOf(response, 'clientDataJSON'))])
  // Both algorithms hash with SHA-256, and ECDSA signs in DER, which is what Node expects.
  if (!verify('sha256', signed, createPublicKey(publicKey), bytesOf(response, 'signature')))
    throw new CognitoError('WebAuthnCredentialNotSupportedException', 'The signature is wrong.')
  return data.counter
}
