import type { AnyCommandName } from '#shared/operator/all-commands.ts'
import { savePreview } from './preview.ts'
import { saveExport } from './save-export.ts'
import { saveFile } from './save-file.ts'

type Item = Readonly<Record<string, unknown>>

/** Writes what a command returned into a folder; returns what it wrote. */
export const saveItem = async (name: AnyCommandName, item: Item, folder: string): Promise<string> => {
  if (name === 'newsletter preview') return savePreview(item, folder)
  const { fileName, base64 } = item
  if (typeof fileName === 'string' && typeof base64 === 'string')
    return saveFile({ fileName, base64 }, folder)
  return `person.json and files: ${await saveExport(item, folder)}`
}
