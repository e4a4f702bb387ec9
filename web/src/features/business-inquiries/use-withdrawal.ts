import { useState } from 'react'
import * as z from 'zod/mini'
import { withdrawalFields, withdrawInquiry } from '#shared/business-inquiries/change-inquiry.ts'
import type { FieldErrorCode } from '#shared/contract/errors.ts'
import { fieldErrorCode } from '#shared/contract/field-errors.ts'
import { call } from '#web/src/platform/api.ts'
import { ApiError } from '#web/src/platform/api-error.ts'
import { submissionKey } from '#web/src/platform/api-submission-key.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { useKept } from '#web/src/platform/use-kept.ts'
import { toast } from '#web/src/ui/toast-store.ts'
import { useStoredInquiries } from './use-stored-inquiries.ts'

const submission = submissionKey()

const typedReason = z.string()

/** Withdraws an inquiry with a reason, once however often it is sent. */
export const useWithdrawal = (id: string, onDone: () => void) => {
  const t = usePhrases('inquiry-facts')
  const { reread } = useStoredInquiries()
  const { typed: reason, write, forget } = useKept(`withdrawal ${id}`, typedReason, '')
  const [fault, setFault] = useState<FieldErrorCode>()
  const [busy, setBusy] = useState(false)

  const explain = async (error: unknown) => {
    console.error('The inquiry could not be withdrawn', error)
    const isLate = error instanceof ApiError && error.code === 'moved_on'
    const text = t(isLate ? 'withdraw.movedOn' : 'withdraw.failed')
    toast({ tone: 'error', title: t('withdraw.failedTitle'), text })
    if (isLate) await reread(id)
  }
  const send = async () => {
    setBusy(true)
    try {
      const idempotencyKey = submission.keyFor({ id, reason })
      await call(withdrawInquiry, { params: { id }, body: { reason } }, { idempotencyKey })
      submission.succeeded()
      forget()
      toast({ tone: 'success', title: t('withdraw.doneTitle'), text: t('withdraw.done') })
      await reread(id)
      onDone()
    } catch (error) {
      await explain(error)
    } finally {
      setBusy(false)
    }
  }
  return {
    reason,
    write: (text: string) => {
      write(text)
      setFault(undefined)
    },
    fault,
    busy,
    submit: () => {
      const message = withdrawalFields.reason.safeParse(reason).error?.issues[0]?.message
      setFault(message ? fieldErrorCode(message) : undefined)
      if (!message && !busy) void send()
    },
  }
}
