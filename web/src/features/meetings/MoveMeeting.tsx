import { type FormEvent, useState } from 'react'
import type { MeetingView } from '#shared/meetings/follow-link.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { FormActions } from '#web/src/ui/forms/FormActions.tsx'
import styles from './LinkedMeeting.module.css'
import { TimeStep } from './TimeStep.tsx'
import type { MeetingChange } from './use-linked-meeting.ts'
import { useMeetingTime } from './use-meeting-time.ts'

type MoveMeetingProps = { view: MeetingView; onMove: MeetingChange['move']; onKeep: () => void }

/** The choice of another time, in the same form as the booking. */
export const MoveMeeting = ({ view, onMove, onKeep }: MoveMeetingProps) => {
  const t = usePhrases('meetings')
  const at = useMeetingTime(view.timezone)
  const [busy, setBusy] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (!at.isComplete || busy) return
    setBusy(true)
    await onMove(view.sequence, { meetingDate: at.date, meetingTime: at.time, timezone: at.timezone })
    at.free.ask()
    setBusy(false)
  }
  return (
    <form className={styles.panel} noValidate onSubmit={event => void send(event)}>
      <h2>{t('link.moveHeading')}</h2>
      <TimeStep at={at} choosesDuration={false} />
      <FormActions
        submit={t('link.moveHere')}
        working={t('link.moving')}
        busy={busy}
        disabled={!at.isComplete}
      >
        <Button variant="quiet" disabled={busy} onClick={onKeep}>
          {t('link.keepTime')}
        </Button>
      </FormActions>
    </form>
  )
}
