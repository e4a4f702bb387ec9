import { inflateSync } from 'node:zlib'
import { Unreadable } from './unreadable.ts'

/** In bytes, of all streams of a file: a CV with many pictures has a third of it. */
const mostUnpacked = 104_857_600
/** Streams may be packed more than once. */
const deepest = 3

const sizeOf = (packed: Buffer, room: number, depth = 1): number => {
  let unpacked: Buffer
  try {
    unpacked = inflateSync(packed, { maxOutputLength: Math.max(1, room) })
  } catch (error) {
    if (error instanceof RangeError) throw new Unreadable('too_large')
    // Packed in another way, or not at all: as large as it is.
    return 0
  }
  const within = depth < deepest ? sizeOf(unpacked, room - unpacked.length, depth + 1) : 0
  return unpacked.length + within
}

/** Throws `too_large` if the streams of a PDF unpack to more than a CV has: the reader itself has no limit. */
export const checkStreams = (bytes: Buffer): void => {
  let room = mostUnpacked
  let from = 0
  for (;;) {
    const begin = bytes.indexOf('stream', from)
    if (begin < 0) return
    const end = bytes.indexOf('endstream', begin)
    if (end < 0) return
    const start = begin + 'stream'.length
    room -= sizeOf(bytes.subarray(start + (bytes[start] === 0x0d ? 2 : 1), end), room)
    from = end + 'endstream'.length
  }
}
