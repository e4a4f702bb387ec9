/** In bytes. A record is as good as never larger: ten kilobytes of features have half of that. */
const ofBlock = 1_048_576

const sevenBits = 0x7f
const more = 0x80

/** A number as bytes, of which a small one has few. */
export const pushNumber = (bytes: number[], value: number): void => {
  let rest = value
  while (rest > sevenBits) {
    bytes.push((rest % more) + more)
    rest = Math.floor(rest / more)
  }
  bytes.push(rest)
}

/** Reads numbers that were pushed, one after the other. */
export type Reader = {
  bytes: Uint8Array
  place: number
}

export const nextNumber = (reader: Reader): number => {
  const { bytes } = reader
  let value = 0
  let unit = 1
  for (;;) {
    const byte = bytes[reader.place] ?? 0
    reader.place += 1
    if (byte < more) return value + byte * unit
    value += (byte - more) * unit
    unit *= more
  }
}

/** Records of bytes in blocks: much less than an array of each would take. */
export const byteBlocks = () => {
  const blocks: Uint8Array[] = []
  let used = ofBlock
  return {
    /** Returns where the record begins. */
    add: (record: Uint8Array): number => {
      if (used + record.length > ofBlock) {
        blocks.push(new Uint8Array(Math.max(ofBlock, record.length)))
        used = 0
      }
      const start = used
      blocks.at(-1)?.set(record, start)
      used += record.length
      return (blocks.length - 1) * ofBlock + start
    },
    /** Moves a reader to the record that begins there. */
    moveTo: (reader: Reader, start: number): void => {
      reader.bytes = blocks[Math.floor(start / ofBlock)] as Uint8Array
      reader.place = start % ofBlock
    },
  }
}
