import { randomBytes } from 'node:crypto'
import { clock } from '#shared/contract/clock.ts'

/**
 * A UUID that sorts by its instant (version 7, RFC 9562), for lists whose items are also found by their id alone.
 * Packages for it read the machine's clock instead of `clock`.
 */
export const timeOrderedId = (): string => {
  const bytes = randomBytes(16)
  bytes.writeUIntBE(clock.now(), 0, 6)
  bytes[6] = 0x70 | (bytes.readUInt8(6) & 0x0f)
  bytes[8] = 0x80 | (bytes.readUInt8(8) & 0x3f)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
