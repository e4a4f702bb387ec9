import { crc32, deflateRawSync } from 'node:zlib'

export type ZipEntry = {
  name: string
  content?: string | Buffer
  /** The size that the directory states; the true one by default. */
  declaredSize?: number
  /** Bits of the general purpose flag; 1 is encryption. */
  flags?: number
  /** The Unix mode. */
  mode?: number
  stored?: boolean
  method?: number
}

const utf8Names = 0x800

const numbers = (...fields: [bytes: 2 | 4, value: number][]): Buffer =>
  Buffer.concat(
    fields.map(([bytes, value]) => {
      const field = Buffer.alloc(bytes)
      if (bytes === 2) field.writeUInt16LE(value)
      else field.writeUInt32LE(value >>> 0)
      return field
    }),
  )

/** Builds a ZIP archive by APPNOTE alone, independent of the tested reader; entries may lie. */
export const buildZip = (entries: readonly ZipEntry[], before: Buffer = Buffer.alloc(0)): Buffer => {
  const locals: Buffer[] = [before]
  const directory: Buffer[] = []
  let offset = before.length
  for (const entry of entries) {
    const content = Buffer.from(entry.content ?? '')
    const data = entry.stored ? content : deflateRawSync(content)
    const name = Buffer.from(entry.name)
    const common = numbers(
      [2, 20],
      [2, utf8Names | (entry.flags ?? 0)],
      [2, entry.method ?? (entry.stored ? 0 : 8)],
      [4, 0],
      [4, crc32(content)],
      [4, data.length],
      [4, entry.declaredSize ?? content.length],
      [2, name.length],
      [2, 0],
    )
    const local = Buffer.concat([numbers([4, 0x04034b50]), common, name, data])
    directory.push(
      numbers([4, 0x02014b50], [2, 0x0314]),
      common,
      numbers([2, 0], [2, 0], [2, 0], [4, (entry.mode ?? 0o100644) << 16], [4, offset]),
      name,
    )
    locals.push(local)
    offset += local.length
  }
  const listed = Buffer.concat(directory)
  const end = numbers(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, entries.length],
    [2, entries.length],
    [4, listed.length],
    [4, offset],
    [2, 0],
  )
  return Buffer.concat([...locals, listed, end])
}
