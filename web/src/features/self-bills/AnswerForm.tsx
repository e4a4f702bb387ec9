import { type FormEvent, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { approveSelfBill, objectToSelfBill } from '#shared/self-bills/partner-self-bills.ts'
import type { ShownSelfBill } from '#shared/self-bills/self-bill.ts'
import { call } from '#web/src/platform/api.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { useKept } from '#web/src/platform/use-kept.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { ActionRow } from '#web/src/ui/forms/ActionRow.tsx'
import { exactKronor } from '#web/src/ui/money.ts'
import { TextField } from '#web/src/ui/TextField.tsx'
import styles from './self-bills.module.css'
import { useSent } from './use-sent.ts'

const kept = z.object({ doubts: z.boolean(), reason: z.string() })

type AnswerProps = { bill: ShownSelfBill; reread: () => Promise<unknown> }

/** A self-bill, which its partner approves or objects to with a reason. */
export const AnswerForm = ({ bill: { id, kind, state, revision, totalOre }, reread }: AnswerProps) => {
  const t = usePhrases('self-bills')
  const language = useLanguage()
  const { typed, write, forget } = useKept(`self-bill ${id}`, kept, { doubts: false, reason: '' })
  const [isChecked, check] = useState(false)
  const { isBusy, send } = useSent(reread)
  const field = useRef<HTMLTextAreaElement>(null)
  const doubts = typed.doubts && state === 'proposed'
  const isMissing = doubts && !typed.reason.trim()
  const params = { id }
  const answer = async () => {
    const { reason } = typed
    const sent = doubts
      ? await send(() => call(objectToSelfBill, { params, body: { revision, reason } }), {
          ...{ done: t('objected'), text: t('objectedText'), refused: t('refused') },
        })
      : await send(() => call(approveSelfBill, { params, body: { revision } }), {
          ...{ done: t(kind === 'bill' ? 'approved' : 'creditApproved'), refused: t('refused') },
        })
    if (sent) forget()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    check(true)
    if (isMissing) return field.current?.focus()
    if (!isBusy) void answer()
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {state === 'proposed' && (
        <label className={styles.doubt}>
          <input
            type="checkbox"
            checked={typed.doubts}
            disabled={isBusy}
            onChange={event => write({ ...typed, doubts: event.currentTarget.checked })}
          />
          {t('doubt')}
        </label>
      )}
      {doubts && (
        <TextField
          ref={field}
          label={t('whatIsWrong')}
          maxLength={1_000}
          required
          readOnly={isBusy}
          error={isChecked && isMissing ? t('reasonMissing') : undefined}
          value={typed.reason}
          onChange={event => write({ ...typed, reason: event.currentTarget.value })}
        />
      )}
      <ActionRow>
        <Button type="submit" busy={isBusy}>
          {doubts ? t('object') : t(`approvals.${kind}`, { amount: exactKronor(totalOre, language) })}
        </Button>
      </ActionRow>
    </form>
  )
}
