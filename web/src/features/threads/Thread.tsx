import { useState } from 'react'
import type { Thread as ShownThread } from '#shared/threads/thread.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { useMayCall } from '#web/src/platform/member-role.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { MessageList } from './MessageList.tsx'
import styles from './Thread.module.css'
import { type ThreadProps, threadCalls } from './thread-calls.ts'
import { useMarkRead } from './use-mark-read.ts'
import { useThread } from './use-thread.ts'
import { WriteMessage } from './WriteMessage.tsx'

type MessagesProps = { side: ThreadProps['side']; thread: ShownThread }

/** What was there at first is read in peace; only what comes after it is announced. */
const Messages = ({ side, thread }: MessagesProps) => {
  const t = usePhrases('threads')
  const { messages } = thread
  const [lastAtFirst] = useState(messages.at(-1)?.number ?? 0)
  const known = messages.filter(({ number }) => number <= lastAtFirst)
  const arrived = messages.filter(({ number }) => number > lastAtFirst)
  return (
    <>
      {messages.length === 0 && <p className={styles.empty}>{t('empty')}</p>}
      {known.length > 0 && (
        <MessageList
          {...{ side, thread }}
          messages={known}
          before={thread.earlier ? (known[0]?.number ?? 1) - 1 : 0}
        />
      )}
      <div role="log" aria-live="polite" aria-label={t('arrived')}>
        {arrived.length > 0 && <MessageList {...{ side, thread }} messages={arrived} before={lastAtFirst} />}
      </div>
    </>
  )
}

/** The messages of a thread, and the field to write another. */
export const Thread = (which: ThreadProps) => {
  const t = usePhrases('threads')
  const mayWrite = useMayCall()(threadCalls[which.side].write)
  const { thread, earlier, add } = useThread(which)
  const { data, isError, isFetching, refetch } = thread
  useMarkRead(which, data, thread.dataUpdatedAt)
  if (!data && isError)
    return (
      <div className={styles.thread}>
        <p role="alert">{t('unreadable')}</p>
        <Button variant="secondary" small busy={isFetching} onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      </div>
    )
  if (!data) return <p className={styles.empty}>{t('loading')}</p>
  return (
    <div className={styles.thread}>
      {data.earlier && (
        <Button variant="quiet" small busy={earlier.isPending} onClick={() => earlier.mutate()}>
          {t(earlier.isError ? 'earlierFailed' : 'earlier')}
        </Button>
      )}
      <Messages side={which.side} thread={data} />
      <p className={styles.status} role="status">
        {isError && t('stale')}
      </p>
      {data.ended || !mayWrite ? (
        <p className={styles.empty}>{t(data.ended ? 'ended' : 'notYours')}</p>
      ) : (
        <WriteMessage {...which} thread={data} onWritten={add} />
      )}
    </div>
  )
}
