import { useRef, useState } from 'react'
import { claimGuarantee } from '#shared/agreements/business-agreements.ts'
import type { FieldErrorCode } from '#shared/contract/errors.ts'
import { fieldErrorCode } from '#shared/contract/field-errors.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { useFieldMessage } from '#web/src/ui/forms/use-field-message.ts'
import { TextField } from '#web/src/ui/TextField.tsx'
import { AskDialog } from './AskDialog.tsx'

type ClaimProps = {
  day: string
  busy: boolean
  /** What was typed before; it stays if the dialog is closed. */
  typed: string
  onType: (text: string) => void
  onSend: (reason: string) => void
  onClose: () => void
}

/** Asks why the guarantee is claimed. */
export const ClaimDialog = ({ day, busy, typed, onType, onSend, onClose }: ClaimProps) => {
  const t = usePhrases('agreements')
  const messageOf = useFieldMessage()
  const [fault, setFault] = useState<FieldErrorCode>()
  const field = useRef<HTMLTextAreaElement>(null)
  const submit = () => {
    const message = claimGuarantee.body.shape.reason.safeParse(typed).error?.issues[0]?.message
    setFault(message ? fieldErrorCode(message) : undefined)
    if (message) return field.current?.focus()
    onSend(typed)
  }
  return (
    <AskDialog
      title={t('claim.title')}
      text={t('claim.text', { day })}
      submit={t('claim.submit')}
      busy={busy}
      onSubmit={submit}
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
        onChange={event => onType(event.currentTarget.value)}
      />
    </AskDialog>
  )
}
