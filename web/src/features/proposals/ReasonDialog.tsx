import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import type { FieldErrorCode } from '#shared/contract/errors.ts'
import { fieldErrorCode } from '#shared/contract/field-errors.ts'
import { reason } from '#shared/proposals/answer-proposal.ts'
import { useKept } from '#web/src/platform/use-kept.ts'
import { useFieldMessage } from '#web/src/ui/forms/use-field-message.ts'
import { TextField } from '#web/src/ui/TextField.tsx'
import { AnswerDialog, type AnswerWords } from './AnswerDialog.tsx'

const typedReason = z.string()

type ReasonDialogProps = {
  words: AnswerWords & { reason: string; hint: string }
  /** The name of the draft that is kept until the answer has arrived. */
  draft: string
  busy: boolean
  /** Returns true if the answer has arrived. */
  onSend: (reason: string) => Promise<boolean>
  onClose: () => void
}

/** An answer with a reason, which the other side reads. What is typed survives a refusal, and closing the dialog. */
export const ReasonDialog = ({ words, draft, busy, onSend, onClose }: ReasonDialogProps) => {
  const messageOf = useFieldMessage()
  const { typed: text, write, forget } = useKept(draft, typedReason, '')
  const [fault, setFault] = useState<FieldErrorCode>()
  const field = useRef<HTMLTextAreaElement>(null)
  const submit = async () => {
    const message = reason.safeParse(text).error?.issues[0]?.message
    setFault(message ? fieldErrorCode(message) : undefined)
    if (message) return field.current?.focus()
    if (!(await onSend(text))) return
    forget()
    onClose()
  }
  return (
    <AnswerDialog words={words} busy={busy} onSubmit={() => void submit()} onClose={onClose}>
      <TextField
        ref={field}
        label={words.reason}
        hint={words.hint}
        error={messageOf(fault && { message: fault })}
        required
        readOnly={busy}
        value={text}
        onChange={event => write(event.currentTarget.value)}
      />
    </AnswerDialog>
  )
}
