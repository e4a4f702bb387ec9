import { grantMinutes } from '#shared/investors/grant-minutes.ts'
import { createStore, useStore } from '#web/src/platform/store.ts'

/** The right to read the key figures; only in this tab's memory, and gone with it. */
export type Grant = { grant: string; endsAt: number } | 'expired' | undefined

const current = createStore<Grant>(undefined)

/** Keeps a grant for its half hour, counted by this machine's clock: it need not show the server's time. */
export const keepGrant = (grant: string): void =>
  current.change({ grant, endsAt: Date.now() + grantMinutes * 60_000 })

export const dropGrant = (): void => current.change('expired')

/** The grant of this visit, if the code was right; none while a page is prerendered. */
export const useGrant = (): Grant => useStore(current)
