import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { brand } from '#shared/brand.ts'
import { LinkedMeeting } from '#web/src/features/meetings/LinkedMeeting.tsx'
import {
  type LinkedMeeting as Linked,
  useLinkedMeeting,
} from '#web/src/features/meetings/use-linked-meeting.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { DialogButton } from '../layout/DialogButton.tsx'
import styles from './MeetingPage.module.css'

const useHeading = (meeting: Linked): string => {
  const t = usePhrases('meetings')
  if (meeting.status === 'invalid') return t('link.invalid')
  if (meeting.status === 'unreachable') return t('link.unreachable')
  if (meeting.status === 'read') {
    const { done, view } = meeting
    if (view.state !== 'booked') return t(`link.${view.state}`)
    if (done && done !== 'cancelled') return t(`link.${done}`)
  }
  return t('link.title', { brand: brand.name })
}

/** When a focused button disappears with a change, the heading gets the focus. */
const useHeadingFocus = (meeting: Linked) => {
  const top = useRef<HTMLHeadingElement>(null)
  const before = useRef(meeting)
  useEffect(() => {
    const hadButton = before.current !== meeting && before.current.status !== 'reading'
    before.current = meeting
    if (hadButton && document.activeElement === document.body) top.current?.focus()
  }, [meeting])
  return top
}

/** The page behind the link in the mails about a meeting. */
const MeetingPage = () => {
  const t = usePhrases('meetings')
  const token = new URLSearchParams(useLocation().hash.slice(1)).get('token') ?? ''
  const change = useLinkedMeeting(token)
  const { meeting } = change
  const heading = useHeading(meeting)
  const top = useHeadingFocus(meeting)
  const bookAgain = <DialogButton opens="booking">{t('link.bookAgain')}</DialogButton>
  return (
    <div className={styles.page} aria-live="polite">
      <h1 ref={top} tabIndex={-1}>
        {heading}
      </h1>
      {meeting.status === 'reading' && <p>{t('link.reading')}</p>}
      {meeting.status === 'invalid' && <p>{t('link.invalidText')}</p>}
      {meeting.status === 'unreachable' && (
        <>
          <p>{t('link.unreachableText')}</p>
          <Button onClick={() => void change.read()}>{t('link.retry')}</Button>
        </>
      )}
      {meeting.status === 'invalid' && bookAgain}
      {meeting.status === 'read' && <LinkedMeeting linked={meeting} change={change} bookAgain={bookAgain} />}
    </div>
  )
}

export default MeetingPage
