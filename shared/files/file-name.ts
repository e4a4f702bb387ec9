/** Long enough for what people call their files; the extension comes on top. */
const longestStem = 100

const firstCharacters = (text: string, count: number): string => [...text].slice(0, count).join('')

/**
 * A file's name as we store it: letters, digits, dot and hyphen. Whatever else stands in it becomes a hyphen; paths
 * and invisible characters go, such as those that turn the direction of text and make `fdp.exe` read `exe.pdf`.
 */
export const storedFileName = (given: string): string => {
  const name = given.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const cleaned = name
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .replace(/[^\p{L}\p{M}\p{Nd}.-]+/gu, '-')
    .replace(/-*\.[.-]*/g, '.')
    .replace(/-{2,}/g, '-')
  const [, stem = '', extension = ''] = /^(.*?)(\.[^.]*)?$/su.exec(cleaned) ?? []
  const kept = firstCharacters(stem.replace(/^[.-]+|[.-]+$/g, ''), longestStem)
  return (kept || 'file') + (extension.length > 1 ? firstCharacters(extension, 11) : '')
}
