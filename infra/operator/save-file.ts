import { mkdir, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

/** Writes the file that a reply has in base64 into a folder; returns its name. */
export const saveFile = async (
  { fileName, base64 }: { fileName: string; base64: string },
  folder: string,
): Promise<string> => {
  // A reply is no reason to write anywhere else.
  const name = basename(fileName)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, name), Buffer.from(base64, 'base64'))
  return name
}
