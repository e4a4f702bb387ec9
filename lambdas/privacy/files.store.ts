import { cvs, type FileArea, objectKeys, projectFiles } from '../platform/files/file-area.ts'
import { objectsIn } from '../platform/files/objects.store.ts'
import type { Account } from './person.ts'

const page = 1_000

export const areaOf = ({ pool }: Account): FileArea => (pool === 'business' ? projectFiles : cvs)

/** The keys of all files of an account, on their way or kept: all of one owner lie below one prefix. */
export const filesOf = async (account: Account): Promise<string[]> => {
  const objects = objectsIn(areaOf(account).bucket())
  const keys: string[] = []
  for (const place of Object.values(objectKeys)) {
    let after: string | undefined
    do {
      const listed = await objects.list(place(account.sub, ''), after, page)
      keys.push(...listed.keys)
      after = listed.next ?? undefined
    } while (after)
  }
  return keys
}

export const removeFile = (account: Account, key: string): Promise<void> =>
  objectsIn(areaOf(account).bucket()).remove(key)
