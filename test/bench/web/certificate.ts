import { createHash, generateKeyPairSync, sign } from 'node:crypto'

export type Certificate = {
  key: string
  cert: string
  /** base64 of the SHA-256 of its public key: makes Chromium trust it, and cache what it protects. */
  publicKeyHash: string
}

/** One element of ASN.1's distinguished encoding (ITU-T X.690); contents below 64 KB. */
const der = (tag: number, ...contents: readonly Uint8Array[]): Buffer => {
  const content = Buffer.concat(contents)
  const { length } = content
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}

const sequence = (...contents: readonly Uint8Array[]) => der(0x30, ...contents)
const integer = (...bytes: readonly number[]) => der(0x02, Uint8Array.from(bytes))
const objectId = (hex: string) => der(0x06, Buffer.from(hex, 'hex'))
const text = (tag: number, value: string) => der(tag, Buffer.from(value, 'latin1'))
const bitString = (bytes: Uint8Array) => der(0x03, Uint8Array.from([0]), bytes)

const ecdsaWithSha256 = sequence(objectId('2a8648ce3d040302'))
const localhost = sequence(der(0x31, sequence(objectId('550403'), text(0x0c, 'localhost'))))
const validity = sequence(text(0x17, '250101000000Z'), text(0x17, '491231235959Z'))
const alternativeName = sequence(objectId('551d11'), der(0x04, sequence(text(0x82, 'localhost'))))

const pem = (label: string, bytes: Buffer) =>
  `-----BEGIN ${label}-----\n${bytes.toString('base64').replace(/.{64}/g, '$&\n')}\n-----END ${label}-----\n`

/** Makes a self-signed certificate for localhost (RFC 5280): browsers speak HTTP/2 over TLS only. */
export const selfSigned = (): Certificate => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const spki = publicKey.export({ type: 'spki', format: 'der' })
  const toBeSigned = sequence(
    der(0xa0, integer(2)),
    integer(1),
    ecdsaWithSha256,
    localhost,
    validity,
    localhost,
    spki,
    der(0xa3, sequence(alternativeName)),
  )
  const signed = sequence(toBeSigned, ecdsaWithSha256, bitString(sign('sha256', toBeSigned, privateKey)))
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: pem('CERTIFICATE', signed),
    publicKeyHash: createHash('sha256').update(spki).digest('base64'),
  }
}
