import { useState } from 'react'
import type { MeetingView } from '#shared/meetings/follow-link.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Button, buttonClass } from '#web/src/ui/Button.tsx'
import { ActionRow } from '#web/src/ui/forms/ActionRow.tsx'
import { CancelMeeting } from './CancelMeeting.tsx'
import { MeetingProgress } from './MeetingProgress.tsx'
import { MoveMeeting } from './MoveMeeting.tsx'
import type { MeetingChange } from './use-linked-meeting.ts'

type BookedMeetingProps = { view: MeetingView; change: MeetingChange }

const Invitees = ({ confirmed, invitees }: MeetingView) => {
  const t = usePhrases('meetings')
  if (invitees === 0) return null
  return <p>{t(confirmed ? 'link.invited' : 'link.willInvite', { invitees })}</p>
}

/** A meeting that is ahead, and what its booker can do with it. */
export const BookedMeeting = ({ view, change }: BookedMeetingProps) => {
  const t = usePhrases('meetings')
  const [open, setOpen] = useState<'move' | 'cancel' | null>(null)
  const [busy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    await change.confirm()
    setBusy(false)
  }
  const close = () => setOpen(null)
  return (
    <>
      <MeetingProgress {...view} />
      <Invitees {...view} />
      <ActionRow>
        {view.videoLink && (
          <a className={buttonClass()} href={view.videoLink} rel="noreferrer">
            {t('link.video')}
          </a>
        )}
        {!view.confirmed && (
          <Button busy={busy} onClick={() => void confirm()}>
            {t('link.confirm')}
          </Button>
        )}
        <Button variant="secondary" aria-expanded={open === 'move'} onClick={() => setOpen('move')}>
          {t('link.move')}
        </Button>
        <Button variant="quiet" aria-expanded={open === 'cancel'} onClick={() => setOpen('cancel')}>
          {t('link.cancel')}
        </Button>
      </ActionRow>
      {open === 'move' && <MoveMeeting view={view} onMove={change.move} onKeep={close} />}
      {open === 'cancel' && <CancelMeeting view={view} onCancel={change.cancel} onKeep={close} />}
    </>
  )
}
