/** A value of CBOR, as far as authenticators use it; the keys of a map are numbers or texts. */
export type Cbor = number | boolean | null | string | Buffer | Cbor[] | Map<string | number, Cbor>

/** Deeper than any authenticator's answer. */
const maxDepth = 8

/** The number that follows the first byte of an item: in the byte itself, or in the 1, 2 or 4 bytes after it. */
const argumentAt = (bytes: Buffer, at: number, info: number): { value: number; next: number } => {
  if (info < 24) return { value: info, next: at }
  if (info === 24) return { value: bytes.readUInt8(at), next: at + 1 }
  if (info === 25) return { value: bytes.readUInt16BE(at), next: at + 2 }
  if (info === 26) return { value: bytes.readUInt32BE(at), next: at + 4 }
  throw new RangeError('CBOR: a length that is not supported')
}

const bytesAt = (bytes: Buffer, at: number, length: number): Buffer => {
  if (at + length > bytes.length) throw new RangeError('CBOR: an item is cut off')
  return bytes.subarray(at, at + length)
}

const simple = (info: number): Cbor => {
  if (info === 20 || info === 21) return info === 21
  if (info === 22) return null
  throw new RangeError('CBOR: a simple value that is not supported')
}

type Item = { value: Cbor; next: number }

const listAt = (
  bytes: Buffer,
  from: number,
  count: number,
  depth: number,
): { values: Cbor[]; next: number } => {
  const values: Cbor[] = []
  let next = from
  for (let index = 0; index < count; index += 1) {
    const item = itemAt(bytes, next, depth)
    values.push(item.value)
    next = item.next
  }
  return { values, next }
}

const mapAt = (bytes: Buffer, from: number, count: number, depth: number): Item => {
  const { values, next } = listAt(bytes, from, 2 * count, depth)
  const value = new Map<string | number, Cbor>()
  for (let index = 0; index < values.length; index += 2) {
    const key = values[index]
    if ((typeof key !== 'string' && typeof key !== 'number') || value.has(key))
      throw new RangeError('CBOR: a key is of another type, or twice there')
    value.set(key, values[index + 1] ?? null)
  }
  return { value, next }
}

const itemAt = (bytes: Buffer, at: number, depth: number): Item => {
  if (depth > maxDepth) throw new RangeError('CBOR: nested too deeply')
  const first = bytes.readUInt8(at)
  const [type, info] = [first >> 5, first & 0x1f]
  if (type === 7) return { value: simple(info), next: at + 1 }
  const { value: count, next } = argumentAt(bytes, at + 1, info)
  if (type === 0) return { value: count, next }
  if (type === 1) return { value: -1 - count, next }
  if (type === 2) return { value: bytesAt(bytes, next, count), next: next + count }
  if (type === 3) return { value: bytesAt(bytes, next, count).toString('utf8'), next: next + count }
  if (type === 5) return mapAt(bytes, next, count, depth + 1)
  if (type !== 4) throw new RangeError('CBOR: a tag')
  const { values, next: end } = listAt(bytes, next, count, depth + 1)
  return { value: values, next: end }
}

/**
 * The first item of definite length (RFC 8949), and what follows it. Throws RangeError for anything else.
 */
export const readCbor = (bytes: Buffer): { value: Cbor; rest: Buffer } => {
  const { value, next } = itemAt(bytes, 0, 0)
  return { value, rest: bytes.subarray(next) }
}
