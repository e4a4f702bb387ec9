import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { fieldErrors } from '#shared/contract/field-errors.ts'
import type { ShownMilestone } from '#shared/reports/milestone.ts'
import { deliverMilestone } from '#shared/reports/partner-reports.ts'
import { call } from '#web/src/platform/api.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { unusableUploads } from '#web/src/platform/unusable-uploads.ts'
import { useKept } from '#web/src/platform/use-kept.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { Field } from '#web/src/ui/Field.tsx'
import { ActionRow } from '#web/src/ui/forms/ActionRow.tsx'
import { type ChosenFiles, useArrivedFiles } from '#web/src/ui/forms/use-arrived-files.ts'
import { useFieldMessage } from '#web/src/ui/forms/use-field-message.ts'
import { TextField } from '#web/src/ui/TextField.tsx'
import styles from './reports.module.css'
import { useChange } from './use-change.ts'

type DeliveryProps = {
  assignmentId: string
  milestone: ShownMilestone
  files: ChosenFiles
  /** Takes the files that were delivered out of their list. */
  onDelivered: () => void
  reread: () => Promise<unknown>
  /** The attachments. */
  children: ReactNode
}

const kept = z.object({ note: z.string(), link: z.string() })
const empty = { note: '', link: '' }

/** Delivers a milestone as soon as its files have arrived, with a note and perhaps a link to where the work is. */
export const DeliveryForm = ({
  assignmentId: id,
  milestone,
  files,
  onDelivered,
  reread,
  children,
}: DeliveryProps) => {
  const t = usePhrases('reports')
  const messageOf = useFieldMessage()
  const { number, revision, name, state } = milestone
  const { typed, write, forget } = useKept(`delivery ${id} ${number}`, kept, empty)
  const [faults, setFaults] = useState<ReturnType<typeof fieldErrors>>({})
  const { isBusy: isSending, change } = useChange(reread)
  const form = useRef<HTMLFormElement>(null)
  const faultOf = (field: keyof typeof empty) => messageOf(faults[field] && { message: faults[field] })
  const send = async (uploads: readonly string[]) => {
    const body = { ...typed, revision, uploads: [...uploads] }
    const sent = await change({
      send: () => call(deliverMilestone, { params: { id, number: String(number) }, body }),
      words: { done: t('milestones.delivered', { milestone: name }), refused: t('refused') },
      onRefused: error => {
        files.giveUp(unusableUploads(error, uploads))
        return false
      },
    })
    if (!sent) return
    forget()
    onDelivered()
  }
  const { phase, problem, submit: sendOnceArrived } = useArrivedFiles({ files, mayBeNone: true, send })
  const isBusy = isSending || phase !== 'choosing'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const body = { ...typed, revision }
    const wrong = fieldErrors(deliverMilestone.body.safeParse(body).error?.issues ?? [])
    setFaults(wrong)
    if (Object.keys(wrong).length > 0) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
      return
    }
    sendOnceArrived()
  }
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <TextField
        label={t('milestones.note')}
        hint={t('milestones.noteHint')}
        maxLength={2_000}
        required
        readOnly={isBusy}
        error={faultOf('note')}
        value={typed.note}
        onChange={event => write({ ...typed, note: event.currentTarget.value })}
      />
      <Field
        type="url"
        label={t('milestones.link')}
        hint={t('milestones.linkHint')}
        maxLength={300}
        readOnly={isBusy}
        error={faultOf('link')}
        value={typed.link}
        onChange={event => write({ ...typed, link: event.currentTarget.value })}
      />
      {children}
      {problem && (
        <p className={styles.fault} role="alert">
          {t('files.unfinished')}
        </p>
      )}
      <p className={styles.muted} role="status">
        {phase === 'waiting' && t('files.underWay')}
      </p>
      <ActionRow>
        <Button type="submit" busy={isBusy}>
          {t(state === 'returned' ? 'milestones.deliverAgain' : 'milestones.deliver')}
        </Button>
      </ActionRow>
    </form>
  )
}
