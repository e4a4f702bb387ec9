/** Long enough for what people call their files; the extension comes on top. */
const longestStem = 100
const longestExtension = 10

const firstCharacters = (text: string, count: number): string => [...text].slice(0, count).join('')

const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}]/gu
const notKept = /[^\p{L}\p{M}\p{Nd}.]+/gu

/**
 * A file's name as we store it: letters, digits, dot and hyphen. Whatever else stands in it becomes a hyphen; paths
 * and invisible characters go, such as those that turn the direction of text and make `fdp.exe` read `exe.pdf`.
 */
export const storedFileName = (given: string): string => {
  const name = given.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const cleaned = name.replace(invisible, '').trim().replace(notKept, '-')
  const parts = cleaned.split('.').map(part => part.replace(/^-|-$/g, ''))
  const extension = parts.length > 1 ? (parts.pop() ?? '') : ''
  const stem = firstCharacters(parts.filter(Boolean).join('.'), longestStem)
  return (stem || 'file') + (extension && `.${firstCharacters(extension, longestExtension)}`)
}
