import { useEffect, useRef } from 'react'
import { interviewDays } from '#shared/proposals/interview-time.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Field } from '#web/src/ui/Field.tsx'
import { useFieldMessage } from '#web/src/ui/forms/use-field-message.ts'
import { AnswerDialog, type AnswerWords } from './AnswerDialog.tsx'
import styles from './proposals.module.css'
import { useInvitation } from './use-invitation.ts'

type Invitation = { times: string[]; videoLink: string }

type InviteDialogProps = {
  words: AnswerWords
  /** The name of the draft that is kept until the answer has arrived. */
  draft: string
  busy: boolean
  /** Returns true if the answer has arrived. */
  onSend: (invitation: Invitation) => Promise<boolean>
  onClose: () => void
}

/** Three times for an interview, in the reader's time zone, and a link if it is held online. */
export const InviteDialog = ({ words, draft, busy, onSend, onClose }: InviteDialogProps) => {
  const t = usePhrases('proposals')
  const messageOf = useFieldMessage()
  const { typed, faults, refusals, timeZone, ...form } = useInvitation(draft)
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refusals > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [refusals])
  const submit = async () => {
    const invitation = form.read()
    if (!invitation || !(await onSend(invitation))) return
    form.forget()
    onClose()
  }
  return (
    <AnswerDialog words={words} busy={busy} onSubmit={() => void submit()} onClose={onClose}>
      <div ref={fields} className={styles.form}>
        <p>{t('invite.zone', { zone: timeZone })}</p>
        {typed.times.map((time, at) => {
          const fault = faults.times[at]
          return (
            <Field
              // biome-ignore lint/suspicious/noArrayIndexKey: three fields, which never change places
              key={at}
              type="datetime-local"
              label={t('invite.time', { number: at + 1 })}
              error={fault && t(`invite.faults.${fault}`, { days: interviewDays })}
              required
              readOnly={busy}
              value={time}
              onChange={event => form.writeTime(at, event.currentTarget.value)}
            />
          )
        })}
        <Field
          type="url"
          inputMode="url"
          autoComplete="off"
          label={t('invite.videoLink')}
          note={t('invite.optional')}
          hint={t('invite.videoHint')}
          error={messageOf(faults.videoLink && { message: faults.videoLink })}
          readOnly={busy}
          value={typed.videoLink}
          onChange={event => form.writeLink(event.currentTarget.value)}
        />
      </div>
    </AnswerDialog>
  )
}
