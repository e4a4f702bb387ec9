import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { languages } from '#shared/contract/language.ts'

type Item = Readonly<Record<string, unknown>>
type Previewed = { subject: string; text: string; html: string }

const mailsIn = (item: Item) => languages.map(language => [language, item[language] as Previewed] as const)

/** An issue as its mails read as text, one language below the other. */
export const previewText = (item: Item): string =>
  [
    `${item.month}, version ${item.version}, ${item.state}`,
    ...mailsIn(item).map(([language, { text }]) => `── ${language} ${'─'.repeat(40)}\n\n${text}`),
  ].join('\n\n')

/** Writes the mails of an issue into a folder, as HTML to open in a browser and as text. Returns what it wrote. */
export const savePreview = async (item: Item, folder: string): Promise<string> => {
  await mkdir(folder, { recursive: true })
  const files = mailsIn(item).flatMap(([language, { text, html }]) => [
    [`${language}.html`, html] as const,
    [`${language}.txt`, text] as const,
  ])
  for (const [name, content] of files) await writeFile(join(folder, name), content)
  return files.map(([name]) => name).join(', ')
}
