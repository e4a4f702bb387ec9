import { hashOf } from './hash.ts'

/** Bytes as text, as an item and an export can hold them. */
const textOfBytes = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))

/** The bytes of such a text. */
export const bytesOfText = (text: string) => Uint8Array.from(atob(text), sign => sign.charCodeAt(0))

/** A number from 0 to 1 as a byte: a thousandth of a score is more than anybody tells apart. */
export const packShares = (shares: readonly number[]): string =>
  textOfBytes(Uint8Array.from(shares, share => Math.round(share * 255)))

export const unpackShares = (packed: string): number[] => Array.from(bytesOfText(packed), byte => byte / 255)

const bytesOfHash = 4
/** Three bytes are four letters. */
export const lettersOfWord = (bytesOfHash * 4) / 3

/** A set of words that can be asked for one, and not read: less than half of the room that the words would take. */
export const packWords = (words: readonly string[]): string => {
  const view = new DataView(new ArrayBuffer(words.length * bytesOfHash))
  for (const [at, word] of words.entries()) view.setUint32(at * bytesOfHash, hashOf(word))
  return textOfBytes(new Uint8Array(view.buffer))
}

/** The hashes of packed words, as numbers. */
export const unpackHashes = (packed: string): number[] => {
  const { buffer, byteLength } = bytesOfText(packed)
  const view = new DataView(buffer)
  return Array.from({ length: byteLength / bytesOfHash }, (_, at) => view.getUint32(at * bytesOfHash))
}

export const unpackWords = (packed: string): { has: (word: string) => boolean } => {
  const hashes = new Set(unpackHashes(packed))
  return { has: word => hashes.has(hashOf(word)) }
}
