import { termsAcceptanceEntity } from '#shared/terms/terms-acceptance.entity.ts'
import { presentTerms, termsVersions } from '#shared/terms/versions.ts'
import { getItem } from '../table/get-item.ts'
import type { TransactItem } from '../table/table.ts'
import { writeIf } from '../table/write.ts'
import { putItem, putNew } from '../table/write-items.ts'
import type { Acceptance } from './acceptance.ts'

type Account = { pool: 'business' | 'partner'; sub: string }

const itemOf = (account: Account, acceptance: Acceptance) => ({
  ...termsAcceptanceEntity.key({ ...account, version: acceptance.version }),
  ...acceptance,
})

/** Notes what an account accepted with its profile; part of a transaction. */
export const acceptanceItem = (account: Account, acceptance: Acceptance): TransactItem =>
  putItem(itemOf(account, acceptance))

/** Notes what an account accepted; the first acceptance of a version stays. */
export const storeAcceptance = async (account: Account, acceptance: Acceptance): Promise<void> => {
  await writeIf(putNew(itemOf(account, acceptance)))
}

/** Whether an account has accepted the present version. */
export const hasAcceptedTerms = async (account: Account): Promise<boolean> =>
  (await getItem(
    termsAcceptanceEntity.key({ ...account, version: presentTerms }),
    termsAcceptanceEntity.item,
  )) !== null

/** The versions that an account has accepted, the newest first. */
export const listAcceptances = async (account: Account): Promise<Acceptance[]> => {
  const keys = termsVersions.map(({ version }) => termsAcceptanceEntity.key({ ...account, version }))
  const found = await Promise.all(keys.map(key => getItem(key, termsAcceptanceEntity.item)))
  return found.filter(acceptance => acceptance !== null)
}
