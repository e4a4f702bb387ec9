import { inflateSync } from 'node:zlib'
import type { FileRefusal } from '#shared/files/file-refusal.ts'
import { hidesArchive } from './second-archive.ts'

// ISO 32000-1: a /Launch action (12.6.4.5) starts a program. Objects are plain, or packed in streams (7.5.7).

/** Bytes that all packed objects may unpack to in total; the largest drawings need a tenth of it. */
const maxUnpacked = 33_554_432
/** Unpacking a stream takes longer than reading it: hundreds of thousands would hold the function. */
const maxStreams = 2_000

/** Trailing bytes after the end mark are common and harmless, so any mark will do. */
const isPdf = (bytes: Buffer): boolean =>
  bytes.subarray(0, 5).equals(Buffer.from('%PDF-')) && bytes.includes('%%EOF')

const numberSign = 0x23
const percentSign = 0x25
const isLineEnd = (byte: number | undefined): boolean => byte === 0x0a || byte === 0x0d

const hexDigit = (byte = 0): number => {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30
  const letter = byte | 0x20
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : Number.NaN
}

/** Decodes `#4c` to `L`: any character of a name may be written by its number (7.3.5). */
const withNamesDecoded = (bytes: Buffer): Buffer => {
  const decoded = Buffer.allocUnsafe(bytes.length)
  let length = 0
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] as number
    const code = byte === numberSign ? hexDigit(bytes[at + 1]) * 16 + hexDigit(bytes[at + 2]) : Number.NaN
    if (!Number.isNaN(code)) at += 2
    decoded[length++] = Number.isNaN(code) ? byte : code
  }
  return decoded.subarray(0, length)
}

/** Puts a space in place of each comment. */
const withoutComments = (bytes: Buffer): Buffer => {
  const kept = Buffer.allocUnsafe(bytes.length)
  let length = 0
  for (let at = 0; at < bytes.length; at += 1) {
    const isComment = bytes[at] === percentSign
    while (isComment && at + 1 < bytes.length && !isLineEnd(bytes[at + 1])) at += 1
    kept[length++] = isComment ? 0x20 : (bytes[at] as number)
  }
  return kept.subarray(0, length)
}

const launchAction = /(?:\/S|\bobj)[\0\s]*\/Launch(?!\w)/
const hasLaunchAction = (bytes: Buffer): boolean => launchAction.test(bytes.toString('latin1'))

/** Comments may be between any two words, but what looks like one inside a string is none, so both are read. */
const launches = (bytes: Buffer): boolean => {
  const decoded = withNamesDecoded(bytes)
  if (!decoded.includes('/Launch')) return false
  return hasLaunchAction(decoded) || hasLaunchAction(withoutComments(decoded))
}

/** The name /ObjStm, any of whose characters may be written by its number. */
const packedName = /(?:\/|#2[fF])(?:O|#4[fF])(?:b|#62)(?:j|#6[aA])(?:S|#53)(?:t|#74)(?:m|#6[dD])/g

/** Where packed objects begin and end: the streams whose dictionary names them so. */
function* packedStreams(bytes: Buffer): Generator<readonly [begin: number, end: number]> {
  const text = bytes.toString('latin1')
  const name = new RegExp(packedName)
  let from = 0
  for (let named = name.exec(text); named; named = name.exec(text)) {
    let isNamed = false
    // A name within a stream is data: that stream is skipped.
    while (!isNamed && from <= named.index) {
      const begin = text.indexOf('stream', from)
      if (begin < 0) return
      const mark = text.indexOf('endstream', begin)
      const end = mark < 0 ? text.length : mark
      isNamed = named.index < begin
      if (isNamed) yield [begin + 'stream'.length, end]
      from = Math.min(text.length, end + 'endstream'.length)
    }
    name.lastIndex = from
  }
}

/** The packed objects, unpacked as far as they can be; throws RangeError if they are too many or too large. */
function* packedObjects(bytes: Buffer): Generator<Buffer> {
  let left = maxUnpacked
  let streams = 0
  for (const [begin, end] of packedStreams(bytes)) {
    streams += 1
    if (streams > maxStreams) throw new RangeError('too many packed objects')
    const lineEnd = bytes[begin] === 0x0d ? 2 : 1
    const unpacked = unpack(bytes.subarray(begin + lineEnd, end), left)
    left -= unpacked.length
    yield unpacked
  }
}

const unpack = (packed: Buffer, maxLength: number): Buffer => {
  try {
    return inflateSync(packed, { maxOutputLength: Math.max(1, maxLength) })
  } catch (error) {
    if (error instanceof RangeError) throw error
    // Packed in another way, encrypted or damaged: left to the malware scan.
    return packed
  }
}

/** Returns what is wrong with a PDF, or null if it starts no program. */
export const inspectPdf = (bytes: Buffer): FileRefusal | null => {
  if (!isPdf(bytes) || hidesArchive(bytes)) return 'content_differs'
  try {
    if (launches(bytes)) return 'active_content'
    for (const objects of packedObjects(bytes)) if (launches(objects)) return 'active_content'
    return null
  } catch (error) {
    if (error instanceof RangeError) return 'content_differs'
    throw error
  }
}
