import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import type { Inquiry } from '#shared/business-inquiries/inquiry.ts'
import type { listInquiries } from '#shared/business-inquiries/list-inquiries.ts'
import type { Reply } from '#web/src/platform/api.ts'
import { useSession } from '#web/src/platform/sessions-hooks.ts'
import { inquiriesKey } from './inquiries-key.ts'

type Listed = InfiniteData<Reply<typeof listInquiries>>

/** The list of inquiries, as it is after one of them has changed. */
export const useStoredInquiries = () => {
  const queries = useQueryClient()
  const queryKey = inquiriesKey(useSession()?.userId)
  return {
    /** Shows an inquiry as the server has just stored it. */
    show: (changed: Inquiry): void => {
      queries.setQueryData<Listed>(
        queryKey,
        list =>
          list && {
            ...list,
            pages: list.pages.map(({ items, ...page }) => ({
              ...page,
              items: items.map(one => (one.id === changed.id ? changed : one)),
            })),
          },
      )
    },
    /** Reads the list again; returns the inquiry as it is stored now, if it is still there. */
    reread: async (id: string): Promise<Inquiry | undefined> => {
      await queries.refetchQueries({ queryKey })
      const list = queries.getQueryData<Listed>(queryKey)
      return list?.pages.flatMap(({ items }) => items).find(one => one.id === id)
    },
  }
}
