import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Message, Thread } from '#shared/threads/thread.ts'
import { call } from '#web/src/platform/api.ts'
import { useSession } from '#web/src/platform/sessions-hooks.ts'
import { withEarlier, withLater, withWritten } from './merged.ts'
import { type ThreadProps, threadCalls } from './thread-calls.ts'
import { announceThread, onThreads } from './threads-channel.ts'

const pollMilliseconds = 15_000

/**
 * A thread, asked for what is new every fifteen seconds while the page is visible. What was loaded stays while the
 * network is lost.
 */
export const useThread = ({ side, id }: ThreadProps) => {
  const queries = useQueryClient()
  const userId = useSession()?.userId
  const queryKey = [side, userId, 'thread', id]
  const { read } = threadCalls[side]
  const current = () => queries.getQueryData<Thread>(queryKey)
  const thread = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const after = current()?.messages.at(-1)?.number
      const query = after === undefined ? {} : { after: String(after) }
      const later = await call(read, { params: { id }, query }, { signal, retry: false })
      const known = current()
      return known && after !== undefined ? withLater(known, later) : later
    },
    staleTime: 0,
    refetchInterval: pollMilliseconds,
    refetchOnWindowFocus: 'always',
    enabled: userId !== undefined,
  })
  const { refetch } = thread
  useEffect(() => onThreads(changed => void (changed === id && refetch())), [id, refetch])
  const earlier = useMutation({
    mutationFn: async () => {
      const before = String(current()?.messages[0]?.number ?? 1)
      return call(read, { params: { id }, query: { before } })
    },
    onSuccess: found =>
      queries.setQueryData<Thread>(queryKey, known => (known ? withEarlier(known, found) : found)),
  })
  const add = (message: Message) => {
    queries.setQueryData<Thread>(queryKey, known => known && withWritten(known, message))
    announceThread(id)
  }
  return { thread, earlier, add }
}
