import { type FormEvent, useRef, useState } from 'react'
import * as z from 'zod/mini'
import type { FieldErrorCode } from '#shared/contract/errors.ts'
import { fieldErrorCode } from '#shared/contract/field-errors.ts'
import type { ShownRow } from '#shared/matching/row.ts'
import { answerDays } from '#shared/objections/answer-days.ts'
import { objectionLength, objectionWords, seenOf } from '#shared/objections/objection.ts'
import { object } from '#shared/objections/objections.ts'
import { call } from '#web/src/platform/api.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { useKept } from '#web/src/platform/use-kept.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { Dialog } from '#web/src/ui/Dialog.tsx'
import { FormActions } from '#web/src/ui/forms/FormActions.tsx'
import { useFieldMessage } from '#web/src/ui/forms/use-field-message.ts'
import { TextField } from '#web/src/ui/TextField.tsx'
import styles from './objections.module.css'
import { useOwnObjection } from './use-own-objection.ts'

const typedWords = z.string()

type ObjectProps = { thing: string; title: string; row: ShownRow; onClose: () => void }

/** What the partner says is wrong. What is typed survives a refusal, and closing the dialog. */
export const ObjectDialog = ({ thing, title, row, onClose }: ObjectProps) => {
  const t = usePhrases('objections')
  const messageOf = useFieldMessage()
  const { isBusy, send } = useOwnObjection()
  const { typed: words, write, forget } = useKept(`objection ${thing}`, typedWords, '')
  const [fault, setFault] = useState<FieldErrorCode>()
  const field = useRef<HTMLTextAreaElement>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const message = objectionWords.safeParse(words).error?.issues[0]?.message
    setFault(message ? fieldErrorCode(message) : undefined)
    if (message) return field.current?.focus()
    const isSent = await send({
      send: () => call(object, { params: { thing }, body: { words, seen: seenOf(row) } }),
      done: { title: t('sent'), text: t('sentText') },
      failed: { title: t('failed'), kept: t('kept') },
    })
    if (!isSent) return
    forget()
    onClose()
  }
  return (
    <Dialog title={t('title')} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={event => void submit(event)}>
        <p>{t('text', { title, days: answerDays })}</p>
        <TextField
          ref={field}
          label={t('words')}
          hint={t('hint', { min: objectionLength.min })}
          rows={6}
          maxLength={objectionLength.max}
          error={messageOf(fault && { message: fault })}
          required
          readOnly={isBusy}
          value={words}
          onChange={event => write(event.currentTarget.value)}
        />
        <FormActions submit={t('send')} working={t('sending')} busy={isBusy}>
          <Button variant="secondary" disabled={isBusy} onClick={onClose}>
            {t('cancel')}
          </Button>
        </FormActions>
      </form>
    </Dialog>
  )
}
