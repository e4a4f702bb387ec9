import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import { claimGuarantee } from '#shared/agreements/business-agreements.ts'
import type { FieldErrorCode } from '#shared/contract/errors.ts'
import { fieldErrorCode } from '#shared/contract/field-errors.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { useKept } from '#web/src/platform/use-kept.ts'
import { useFieldMessage } from '#web/src/ui/forms/use-field-message.ts'
import { TextField } from '#web/src/ui/TextField.tsx'
import { AskDialog } from './AskDialog.tsx'

const typedReason = z.string()

type ClaimProps = {
  /** The agreement. */
  id: string
  day: string
  busy: boolean
  /** Returns true if the claim has arrived. */
  onSend: (reason: string) => Promise<boolean>
  onClose: () => void
}

/** Asks why the guarantee is claimed. What is typed survives a refusal, and closing the dialog. */
export const ClaimDialog = ({ id, day, busy, onSend, onClose }: ClaimProps) => {
  const t = usePhrases('agreements')
  const messageOf = useFieldMessage()
  const { typed, write, forget } = useKept(`claim ${id}`, typedReason, '')
  const [fault, setFault] = useState<FieldErrorCode>()
  const field = useRef<HTMLTextAreaElement>(null)
  const submit = async () => {
    const message = claimGuarantee.body.shape.reason.safeParse(typed).error?.issues[0]?.message
    setFault(message ? fieldErrorCode(message) : undefined)
    if (message) return field.current?.focus()
    if (await onSend(typed)) forget()
  }
  return (
    <AskDialog
      title={t('claim.title')}
      text={t('claim.text', { day })}
      submit={t('claim.submit')}
      busy={busy}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField
        ref={field}
        label={t('claim.reason')}
        hint={t('claim.hint')}
        error={messageOf(fault && { message: fault })}
        required
        readOnly={busy}
        value={typed}
        onChange={event => write(event.currentTarget.value)}
      />
    </AskDialog>
  )
}
