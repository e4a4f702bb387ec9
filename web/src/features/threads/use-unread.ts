import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '#web/src/platform/api.ts'
import { useSession } from '#web/src/platform/sessions-hooks.ts'
import { type OwnSide, threadCalls } from './thread-calls.ts'
import { onThreads } from './threads-channel.ts'

const pollMilliseconds = 60_000

/** How many messages are unread in each thread; a thread that was read to its end is not in it. */
export const useUnread = (side: OwnSide): ReadonlyMap<string, number> => {
  const userId = useSession()?.userId
  const { data, refetch } = useQuery({
    queryKey: [side, userId, 'unread'],
    queryFn: ({ signal }) => call(threadCalls[side].list, {}, { signal, retry: false }),
    refetchInterval: pollMilliseconds,
    refetchOnWindowFocus: 'always',
    enabled: userId !== undefined,
  })
  useEffect(() => onThreads(() => void refetch()), [refetch])
  return new Map(data?.items.map(({ id, unread }) => [id, unread]))
}
