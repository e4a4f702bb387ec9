import * as z from 'zod/mini'
import { keyParts } from '#shared/contract/key-template.ts'
import { partnerProfileEntity } from '#shared/partner-profile/partner-profile.entity.ts'
import { partnerStatuses } from '#shared/partner-profile/partner-profile.ts'
import { queryItems } from '../table/query-items.ts'

const partnersOf = async (status: string): Promise<string[]> => {
  const { partition } = partnerProfileEntity.indexList({ status })
  const found = await queryItems({ partition, fields: ['PK'] }, z.object({ PK: z.string() }))
  return found.map(({ PK }) => keyParts(partnerProfileEntity.pk, PK)?.sub ?? '')
}

/** Every partner with a profile, whatever its status. */
export const findPartners = async (): Promise<string[]> =>
  (await Promise.all(partnerStatuses.map(partnersOf))).flat().sort()
