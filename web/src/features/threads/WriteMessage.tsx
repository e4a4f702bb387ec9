import { type FormEvent, type KeyboardEvent, useDeferredValue, useId } from 'react'
import { brand } from '#shared/brand.ts'
import { findContactDetails } from '#shared/contact-details.ts'
import { type Message, messageFields, type Thread } from '#shared/threads/thread.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { TextField } from '#web/src/ui/TextField.tsx'
import styles from './Thread.module.css'
import type { ThreadProps } from './thread-calls.ts'
import { useWriteMessage } from './use-write-message.ts'

type WriteProps = ThreadProps & { thread: Thread; onWritten: (message: Message) => void }

const isSendingKey = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === 'Enter' && (ctrlKey || metaKey)

const isTooLong = (text: string): boolean =>
  messageFields.text.safeParse(text).error?.issues[0]?.message === 'too_long'

/** What the writer of a proposal's message might rather share later; nobody is kept from sending it. */
const useContactWarning = (mayShare: boolean, text: string): string => {
  const t = usePhrases('threads')
  const settled = useDeferredValue(text)
  if (mayShare) return ''
  const found = findContactDetails(settled).map(detail => detail.text)
  return found.length > 0 ? t('contact', { found: found.join(', ') }) : ''
}

/** The field for a message. What was typed stays until it has arrived, also over a reload. */
export const WriteMessage = ({ thread: { kind, otherName }, onWritten, ...which }: WriteProps) => {
  const t = usePhrases('threads')
  const { text, write, send, isSending, fault } = useWriteMessage(which, onWritten)
  const status = useId()
  const tooLong = isTooLong(text)
  const warning = useContactWarning(kind === 'inquiry' || which.acquainted === true, text)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!tooLong) send()
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        label={t('field', { name: kind === 'inquiry' ? brand.name : (otherName ?? '') })}
        hint={t('hint')}
        error={tooLong && t('tooLong')}
        className={styles.field}
        rows={3}
        readOnly={isSending}
        value={text}
        onChange={event => write(event.currentTarget.value)}
        onKeyDown={event => isSendingKey(event) && !tooLong && send()}
      />
      <p className={styles.status} role="status">
        {warning}
      </p>
      <div className={styles.actions}>
        <Button
          type="submit"
          busy={isSending}
          disabled={text.trim() === '' || tooLong}
          aria-describedby={status}
        >
          {t('send')}
        </Button>
        <p id={status} className={styles.status} role="status">
          {isSending && t('sending')}
        </p>
      </div>
      <p className={styles.fault} role="alert">
        {fault && t(fault)}
      </p>
    </form>
  )
}
