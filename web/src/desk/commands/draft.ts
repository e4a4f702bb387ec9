import type { Typed } from './fields.ts'

const keyOf = (address: string): string => `draft ${address}`

/** What has been typed into the form at an address, in this tab. */
export const draftAt = (address: string): Typed => JSON.parse(sessionStorage.getItem(keyOf(address)) ?? '{}')

export const keepDraft = (address: string, typed: Typed): void =>
  sessionStorage.setItem(keyOf(address), JSON.stringify(typed))

export const forgetDraft = (address: string): void => sessionStorage.removeItem(keyOf(address))
