/** Long enough for real file names; without the extension. */
const maxStem = 100
const maxExtension = 10

const firstCharacters = (text: string, count: number): string => [...text].slice(0, count).join('')

const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}]/gu
const notKept = /[^\p{L}\p{M}\p{Nd}.]+/gu

/**
 * The name under which a file is stored: letters, digits, dots and hyphens. Everything else becomes a hyphen; paths and
 * invisible characters are removed, such as direction marks, which make `fdp.exe` look like `exe.pdf`.
 */
export const storedFileName = (given: string): string => {
  const name = given.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const cleaned = name.replace(invisible, '').trim().replace(notKept, '-')
  const parts = cleaned.split('.').map(part => part.replace(/^-|-$/g, ''))
  const extension = parts.length > 1 ? (parts.pop() ?? '') : ''
  const stem = firstCharacters(parts.filter(Boolean).join('.'), maxStem)
  return (stem || 'file') + (extension && `.${firstCharacters(extension, maxExtension)}`)
}
