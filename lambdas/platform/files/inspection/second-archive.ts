// A ZIP is read from its end and most other types from their beginning, so that one file can be both a PDF and an
// archive. APPNOTE 4.3.16 describes the record at the end.

const endRecord = Buffer.from('504b0506', 'hex')
const zip64Locator = Buffer.from('504b0607', 'hex')
const endRecordSize = 22
const maxCommentLength = 65_535
const directoryEntry = 0x02014b50

const endRecords = (bytes: Buffer): number[] => {
  const found: number[] = []
  const from = Math.max(0, bytes.length - endRecordSize - maxCommentLength)
  for (let at = bytes.indexOf(endRecord, from); at >= 0; at = bytes.indexOf(endRecord, at + 1)) {
    if (at + endRecordSize <= bytes.length) found.push(at)
  }
  return found
}

/** The directory is right before its end record, wherever the record says it is; ZIP64 puts a locator in between. */
const hasDirectory = (bytes: Buffer, at: number): boolean => {
  const start = at - bytes.readUInt32LE(at + 12)
  const zip64 = at >= 20 && bytes.subarray(at - 20, at - 16).equals(zip64Locator)
  return zip64 || (start >= 0 && start < at && bytes.readUInt32LE(start) === directoryEntry)
}

/** Whether any unpacker would find an archive in these bytes, even one that ignores the bytes after it. */
export const hidesArchive = (bytes: Buffer): boolean => endRecords(bytes).some(at => hasDirectory(bytes, at))

/** Whether an archive ends exactly where the file does; for types that may contain another file unpacked. */
export const endsInArchive = (bytes: Buffer): boolean =>
  endRecords(bytes).some(
    at => hasDirectory(bytes, at) && at + endRecordSize + bytes.readUInt16LE(at + 20) === bytes.length,
  )
