import { useState } from 'react'
import type { MeetingView } from '#shared/meetings/follow-link.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { ActionRow } from '#web/src/ui/forms/ActionRow.tsx'
import styles from './LinkedMeeting.module.css'
import type { MeetingChange } from './use-linked-meeting.ts'

type CancelMeetingProps = { view: MeetingView; onCancel: MeetingChange['cancel']; onKeep: () => void }

/** Asks once more: a time that is cancelled may be somebody else’s a moment later. */
export const CancelMeeting = ({ view, onCancel, onKeep }: CancelMeetingProps) => {
  const t = usePhrases('meetings')
  const [busy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    await onCancel(view.sequence)
    setBusy(false)
  }
  return (
    <section className={styles.panel} aria-labelledby="cancel-meeting">
      <h2 id="cancel-meeting">{t('link.cancelHeading')}</h2>
      <p>{t('link.cancelText')}</p>
      <ActionRow>
        <Button busy={busy} onClick={() => void send()}>
          {t('link.cancelNow')}
        </Button>
        <Button variant="quiet" disabled={busy} onClick={onKeep}>
          {t('link.keep')}
        </Button>
      </ActionRow>
    </section>
  )
}
