import { Fragment } from 'react'
import { brand } from '#shared/brand.ts'
import type { Message, Thread } from '#shared/threads/thread.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import styles from './Thread.module.css'
import type { OwnSide } from './thread-calls.ts'
import { useMessageTimes } from './use-message-times.ts'

type ListProps = { side: OwnSide; thread: Thread; messages: readonly Message[]; before: number }

/** Messages, oldest first, with a line for each gap in their numbers; `before` is the number ahead of the first. */
export const MessageList = ({ side, thread: { otherName }, messages, before }: ListProps) => {
  const t = usePhrases('threads')
  const time = useMessageTimes()
  const nameOf = ({ from }: Message): string => {
    if (from === side) return t('you')
    return from === 'operator' ? brand.name : (otherName ?? t('removedName'))
  }
  return (
    <ol className={styles.messages}>
      {messages.map((message, at) => (
        <Fragment key={message.number}>
          {message.number > (messages[at - 1]?.number ?? before) + 1 && (
            <li className={styles.removed}>{t('removed')}</li>
          )}
          <li className={styles.message} data-own={message.from === side || undefined}>
            <p className={styles.head}>
              <strong className={styles.name}>{nameOf(message)}</strong>{' '}
              <time className={styles.time} dateTime={message.createdAt}>
                {time(message.createdAt)}
              </time>
            </p>
            <p className={styles.text}>{message.text}</p>
          </li>
        </Fragment>
      ))}
    </ol>
  )
}
