import type { Side, ThreadKind } from '#shared/threads/thread.ts'

/** The two sides of a thread. */
export const sidesOf: Readonly<Record<ThreadKind, readonly [Side, Side]>> = {
  inquiry: ['business', 'operator'],
  proposal: ['business', 'partner'],
}

/** The name of a reader in the index; it contains the pool, as the keys of accounts do. */
export const readerOf = ({ side, accountId }: { side: Side; accountId: string }): string =>
  `${side}#${accountId}`
