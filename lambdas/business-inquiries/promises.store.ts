import * as z from 'zod/mini'
import { inquiryEntity } from '#shared/business-inquiries/inquiry.entity.ts'
import { lifeFields } from '#shared/contract/process.ts'
import { queryItems } from '../platform/table/query-items.ts'
import type { Promised } from './promise-figure.ts'

const promisedItem = z.object({
  createdAt: z.string(),
  promisedAt: z.optional(z.string()),
  proposedAt: z.optional(z.string()),
  state: z.string(),
  terms: lifeFields.terms,
})

const monthsBetween = (first: string, last: string): string[] => {
  if (first > last) return []
  const next = new Date(Date.parse(`${first}-15T00:00:00Z`) + 30 * 86_400_000).toISOString().slice(0, 7)
  return [first, ...monthsBetween(next, last)]
}

/** The inquiries since an instant whose senders were promised proposals. */
export const findPromised = async (since: string, now: string): Promise<Promised[]> => {
  const months = monthsBetween(since.slice(0, 7), now.slice(0, 7))
  const fields = ['createdAt', 'promisedAt', 'proposedAt', 'state', 'terms']
  const found = await Promise.all(
    months.map(createdAt => {
      const { partition } = inquiryEntity.indexList({ kind: 'inquiry', createdAt })
      return queryItems({ partition, fields }, promisedItem)
    }),
  )
  return found
    .flat()
    .flatMap(({ promisedAt, ...item }) =>
      promisedAt && item.createdAt >= since ? [{ ...item, promisedAt }] : [],
    )
}
