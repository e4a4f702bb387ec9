import { useEffect, useState } from 'react'
import type { Thread } from '#shared/threads/thread.ts'
import { call } from '#web/src/platform/api.ts'
import { useMayCall } from '#web/src/platform/member-role.ts'
import { type ThreadProps, threadCalls } from './thread-calls.ts'
import { announceThread } from './threads-channel.ts'

const isSeen = (): boolean => document.visibilityState === 'visible'

/** Whether the page is in front. */
const useSeen = (): boolean => {
  const [seen, setSeen] = useState(isSeen)
  useEffect(() => {
    const change = () => setSeen(isSeen())
    document.addEventListener('visibilitychange', change)
    return () => document.removeEventListener('visibilitychange', change)
  }, [])
  return seen
}

/** Marks what is shown as read, once somebody sees it. If that fails, it is tried again after the next poll, at `polledAt`. */
export const useMarkRead = (
  { side, id }: ThreadProps,
  thread: Thread | undefined,
  polledAt: number,
): void => {
  const mayMark = useMayCall()(threadCalls[side].mark)
  const seen = useSeen()
  const last = thread?.messages.findLast(({ from }) => from !== side)?.number ?? 0
  const isUnread = mayMark && last > (thread?.readUpTo ?? 0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once more after each poll
  useEffect(() => {
    if (!seen || !isUnread) return
    call(threadCalls[side].mark, { params: { id }, body: { upTo: last } }).then(
      () => announceThread(id),
      error => console.error('A thread could not be marked as read', error),
    )
  }, [seen, isUnread, last, side, id, polledAt])
}
