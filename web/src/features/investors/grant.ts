import { grantMinutes } from '#shared/investors/grant-minutes.ts'
import { createStore, useStore } from '#web/src/platform/store.ts'

/** The grant to read the key figures, kept only in this tab's memory. */
export type Grant = { grant: string; endsAt: number } | 'expired' | undefined

const current = createStore<Grant>(undefined)

/** Stores a grant for half an hour of the local clock, which need not match the server's. */
export const keepGrant = (grant: string): void =>
  current.change({ grant, endsAt: Date.now() + grantMinutes * 60_000 })

export const dropGrant = (): void => current.change('expired')

/** Returns the grant of this visit, if any; none while a page is prerendered. */
export const useGrant = (): Grant => useStore(current)
