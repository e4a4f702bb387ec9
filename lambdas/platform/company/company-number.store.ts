import * as z from 'zod/mini'
import { companyNumberEntity } from '#shared/company/company-number.entity.ts'
import { keyedHash } from '../secrets/keyed-hash.ts'
import { queryItems } from '../table/query-items.ts'
import { deleteItem, putItem, type Write } from '../table/write-items.ts'

const hashOf = (number: string): Promise<string> => keyedHash('organization-number', number.replace('-', ''))

/** What a company with a number is found by. */
export const numberItem = async (sub: string, organizationNumber: string, createdAt: string) => {
  const numberHash = await hashOf(organizationNumber)
  const entry = companyNumberEntity.indexKey({ numberHash, createdAt, companyId: sub })
  return { ...companyNumberEntity.key({ sub }), ...entry, companyId: sub }
}

/** Lets a company be found by its organisation number, or no more if it has none. */
export const numberWrite = async (
  sub: string,
  { organizationNumber, createdAt }: { organizationNumber: string | null; createdAt: string },
): Promise<Write> =>
  organizationNumber === null
    ? deleteItem(companyNumberEntity.key({ sub }))
    : putItem(await numberItem(sub, organizationNumber, createdAt))

const entryItem = z.pick(companyNumberEntity.item, { companyId: true })

/** The ids of companies with this number, the oldest first. Anybody may enter any number: not more than a few are read. */
export const companiesWithNumber = async (number: string): Promise<string[]> => {
  const entries = companyNumberEntity.indexList({ numberHash: await hashOf(number) })
  return (await queryItems({ ...entries, max: 20 }, entryItem)).map(({ companyId }) => companyId)
}
