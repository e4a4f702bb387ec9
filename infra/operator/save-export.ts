import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

type Linked = { fileName: string; url: string | null }

const filesIn = (item: Readonly<Record<string, unknown>>): readonly Linked[] =>
  Array.isArray(item.Files) ? (item.Files as Linked[]) : []

/** The name that somebody gave a file, as a name that stays in its folder. */
const inFolder = (fileName: string, place: number): string =>
  `${place + 1}-${fileName.replace(/[^\p{L}\p{N}._-]+/gu, '-')}`

// For nobody else on this machine.
const ownerOnly = 0o600

/**
 * Writes what is known of a person into a folder: `person.json`, and their files beside it. Returns how many files;
 * throws if one cannot be fetched.
 */
export const saveExport = async (
  item: Readonly<Record<string, unknown>>,
  folder: string,
): Promise<number> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await writeFile(join(folder, 'person.json'), JSON.stringify(item, null, 2), { mode: ownerOnly })
  const fetched = filesIn(item).filter(({ url }) => url !== null)
  for (const [place, { fileName, url }] of fetched.entries()) {
    const answer = await fetch(String(url))
    if (!answer.ok)
      throw new Error(`${fileName} could not be fetched: ${answer.status}. Run the command again.`)
    const bytes = Buffer.from(await answer.arrayBuffer())
    await writeFile(join(folder, inFolder(fileName, place)), bytes, { mode: ownerOnly })
  }
  return fetched.length
}
