import * as z from 'zod/mini'
import { Failure } from '../platform/failure.ts'
import { downloadLink } from '../platform/files/download-link.ts'
import { cvs, type FileArea, objectKeys, projectFiles } from '../platform/files/file-area.ts'
import { objectsIn } from '../platform/files/objects.store.ts'
import type { ExportedFile } from './export-person.ts'
import type { Account, Belongings, Item } from './person.ts'

const pageSize = 1_000

/** Long enough to fetch a folder of files; no longer than the function's own credentials are sure to last. */
const linkSeconds = 900

const areaOf = ({ pool }: Account): FileArea => (pool === 'business' ? projectFiles : cvs)

/** The keys of all files of an account, whether they are being uploaded or kept. */
export const filesOf = async (account: Account): Promise<string[]> => {
  const objects = objectsIn(areaOf(account).bucket())
  const keys: string[] = []
  for (const keyOf of Object.values(objectKeys)) {
    let after: string | undefined
    do {
      const page = await objects.list(keyOf(account.sub, ''), after, pageSize)
      keys.push(...page.keys)
      after = page.next ?? undefined
    } while (after)
  }
  return keys
}

export const removeFile = (account: Account, key: string): Promise<void> =>
  objectsIn(areaOf(account).bucket()).remove(key)

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

const exportFile = async (account: Account, key: string, fileName: string): Promise<ExportedFile> => {
  try {
    return { fileName, ...(await downloadLink(areaOf(account), { key, fileName }, linkSeconds)) }
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return { fileName, url: null, expiresAt: null, note: error.code }
  }
}

/** The files of a person's accounts with links to them, or the reason why there is no link. */
export const exportFiles = async ({ holdings, items }: Belongings): Promise<ExportedFile[]> => {
  const names = fileNamesIn(items)
  const ofAccounts = holdings.map(async account => {
    const keys = await filesOf(account)
    return Promise.all(
      keys.map(key => {
        const id = key.split('/').at(-1) ?? key
        return exportFile(account, key, names.get(id) ?? id)
      }),
    )
  })
  return (await Promise.all(ofAccounts)).flat()
}
