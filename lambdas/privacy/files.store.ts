import * as z from 'zod/mini'
import { workFilesEntity } from '#shared/reports/work-files.entity.ts'
import { Failure } from '../platform/failure.ts'
import { downloadLink } from '../platform/files/download-link.ts'
import { cvs, type FileArea, objectKeys, partnerFiles, projectFiles } from '../platform/files/file-area.ts'
import { objectsIn } from '../platform/files/objects.store.ts'
import { kindOf } from '../platform/table/kinds.ts'
import type { ExportedFile } from './export-person.ts'
import type { Account, Belongings, Item, KeptObject } from './person.ts'

const pageSize = 1_000

/** Long enough to fetch a folder of files; no longer than the function's own credentials are sure to last. */
const linkSeconds = 900

const areasOf = ({ pool }: Account): readonly FileArea[] =>
  pool === 'business' ? [projectFiles] : [cvs, partnerFiles]

const keysIn = async (area: FileArea, sub: string): Promise<KeptObject[]> => {
  const objects = objectsIn(area.bucket())
  const found: KeptObject[] = []
  for (const keyOf of Object.values(objectKeys)) {
    let after: string | undefined
    do {
      const page = await objects.list(keyOf(sub, ''), after, pageSize)
      found.push(...page.keys.map(key => ({ area, key })))
      after = page.next ?? undefined
    } while (after)
  }
  return found
}

/** All files of an account, whether they are being uploaded or kept. */
export const filesOf = async (account: Account): Promise<KeptObject[]> =>
  (await Promise.all(areasOf(account).map(area => keysIn(area, account.sub)))).flat()

export const removeFile = ({ area, key }: KeptObject): Promise<void> => objectsIn(area.bucket()).remove(key)

const attached = z.pick(workFilesEntity.item, { files: true })

/** Removes the files that an item of an assignment names: those of the other side are nobody's without it. */
export const removeNamedFiles = async (item: Item): Promise<void> => {
  if (kindOf(item) !== 'workFiles') return
  for (const { key } of attached.parse(item).files) await removeFile({ area: projectFiles, key })
}

const namedFile = z.object({ id: z.string(), fileName: z.string() })
const naming = z.union([namedFile, z.object({ files: z.array(namedFile) }), z.object({ cv: namedFile })])

const fileNamesIn = (items: readonly Item[]): ReadonlyMap<string, string> =>
  new Map(
    items.flatMap(item => {
      const { data } = naming.safeParse(item)
      if (!data) return []
      const files = 'files' in data ? data.files : 'cv' in data ? [data.cv] : [data]
      return files.map(({ id, fileName }) => [id, fileName] as const)
    }),
  )

const exportFile = async ({ area, key }: KeptObject, fileName: string): Promise<ExportedFile> => {
  try {
    return { fileName, ...(await downloadLink(area, { key, fileName }, linkSeconds)) }
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return { fileName, url: null, expiresAt: null, note: error.code }
  }
}

/** The files of a person's accounts with links to them, or the reason why there is no link. */
export const exportFiles = async ({ holdings, items }: Belongings): Promise<ExportedFile[]> => {
  const names = fileNamesIn(items)
  const ofAccounts = holdings.map(async account => {
    const files = await filesOf(account)
    return Promise.all(
      files.map(file => {
        const id = file.key.split('/').at(-1) ?? file.key
        return exportFile(file, names.get(id) ?? id)
      }),
    )
  })
  return (await Promise.all(ofAccounts)).flat()
}
