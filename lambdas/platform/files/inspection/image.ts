type ImageType = 'jpg' | 'png' | 'gif'

const hex = (text: string): Buffer => Buffer.from(text.replaceAll(' ', ''), 'hex')

/** How each type begins, and the mark that is missing if the file was cut short. */
const marks: Readonly<Record<ImageType, { begins: readonly Buffer[]; ends: Buffer }>> = {
  jpg: { begins: [hex('ff d8 ff')], ends: hex('ff d9') },
  // The signature and the header chunk that has to come first.
  png: { begins: [hex('89 50 4e 47 0d 0a 1a 0a 00 00 00 0d 49 48 44 52')], ends: Buffer.from('IEND') },
  gif: { begins: [Buffer.from('GIF87a'), Buffer.from('GIF89a')], ends: hex('00 3b') },
}

/** Whether bytes begin and end as an image of this type does; an SVG is text, whatever it is called. */
export const isImage = (bytes: Buffer, type: ImageType): boolean => {
  const { begins, ends } = marks[type]
  return begins.some(mark => bytes.subarray(0, mark.length).equals(mark)) && bytes.includes(ends, 6)
}
