import { inflateSync } from 'node:zlib'
import type { FileRefusal } from '#shared/files/file-refusal.ts'
import { hidesArchive } from './second-archive.ts'

// ISO 32000-1: an action of the kind /Launch (12.6.4.5) starts a program. Objects lie open, or packed in streams (7.5.7).

/** What packed objects may unpack to, all of them; the largest drawings need a tenth of it. */
const mostUnpacked = 33_554_432
/** Opening one takes longer than reading it: hundreds of thousands would hold the function. */
const mostStreams = 2_000

/** Trailing bytes behind the end mark are common and harmless, so that any mark will do. */
const isPdf = (bytes: Buffer): boolean =>
  bytes.subarray(0, 5).equals(Buffer.from('%PDF-')) && bytes.includes('%%EOF')

/** Any character of a name may be written by its number (7.3.5). */
const namesSpelled = (text: string): string =>
  text.replace(/#([\da-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))

const launchAction = /(?:\/S|\bobj)[\0\s]*\/Launch(?!\w)/

/** A comment may stand between any two words; what looks like one inside a text is none. */
const launches = (text: string): boolean =>
  launchAction.test(text) || launchAction.test(text.replace(/%[^\r\n]*/g, ' '))

/** The packed objects, unpacked as far as they can be; throws RangeError where they are too many or too large. */
function* packedObjects(bytes: Buffer): Generator<string> {
  let left = mostUnpacked
  let streams = 0
  let from = 0
  for (let at = bytes.indexOf('stream'); at >= 0; at = bytes.indexOf('stream', from)) {
    const head = namesSpelled(bytes.toString('latin1', from, at))
    const end = bytes.indexOf('endstream', at)
    from = end < 0 ? bytes.length : end + 'endstream'.length
    if (!head.includes('/ObjStm')) continue
    streams += 1
    if (streams > mostStreams) throw new RangeError('too many packed objects')
    const begin = at + 'stream'.length + (bytes[at + 'stream'.length] === 0x0d ? 2 : 1)
    const packed = bytes.subarray(begin, end < 0 ? undefined : end)
    const unpacked = unpack(packed, left)
    left -= unpacked.length
    yield unpacked.toString('latin1')
  }
}

const unpack = (packed: Buffer, most: number): Buffer => {
  try {
    return inflateSync(packed, { maxOutputLength: Math.max(1, most) })
  } catch (error) {
    if (error instanceof RangeError) throw error
    // Packed in another way, encrypted or damaged: the malware scan reads what we do not.
    return packed
  }
}

/** What is wrong with a PDF; null where it is one that starts no program. */
export const inspectPdf = (bytes: Buffer): FileRefusal | null => {
  if (!isPdf(bytes) || hidesArchive(bytes)) return 'content_differs'
  try {
    if (launches(namesSpelled(bytes.toString('latin1')))) return 'active_content'
    for (const objects of packedObjects(bytes)) if (launches(namesSpelled(objects))) return 'active_content'
    return null
  } catch (error) {
    if (error instanceof RangeError) return 'content_differs'
    throw error
  }
}
