import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

type Linked = { fileName: string; url: string | null }

const filesIn = (item: Readonly<Record<string, unknown>>): readonly Linked[] =>
  Array.isArray(item.Files) ? (item.Files as Linked[]) : []

/** A person's file name as a name that cannot leave the folder. */
const inFolder = (fileName: string, index: number): string =>
  `${index + 1}-${fileName.replace(/[^\p{L}\p{N}._-]+/gu, '-')}`

// Other users of this machine cannot read the files.
const ownerOnly = 0o600

/**
 * Writes a person's data into a folder: `person.json` and their files. Returns the number of files; throws if one
 * cannot be fetched.
 */
export const saveExport = async (
  item: Readonly<Record<string, unknown>>,
  folder: string,
): Promise<number> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await writeFile(join(folder, 'person.json'), JSON.stringify(item, null, 2), { mode: ownerOnly })
  const fetched = filesIn(item).filter(({ url }) => url !== null)
  for (const [index, { fileName, url }] of fetched.entries()) {
    const response = await fetch(String(url))
    if (!response.ok)
      throw new Error(`${fileName} could not be fetched: ${response.status}. Run the command again.`)
    const bytes = Buffer.from(await response.arrayBuffer())
    await writeFile(join(folder, inFolder(fileName, index)), bytes, { mode: ownerOnly })
  }
  return fetched.length
}
