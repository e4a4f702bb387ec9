import { type FormEvent, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { acceptMilestone, returnMilestone } from '#shared/reports/business-reports.ts'
import type { ShownMilestone } from '#shared/reports/milestone.ts'
import { call } from '#web/src/platform/api.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { useKept } from '#web/src/platform/use-kept.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { ActionRow } from '#web/src/ui/forms/ActionRow.tsx'
import { TextField } from '#web/src/ui/TextField.tsx'
import styles from './reports.module.css'
import { useChange } from './use-change.ts'

type ReviewProps = {
  ids: { partnerId: string; id: string }
  milestone: ShownMilestone
  reread: () => Promise<unknown>
}

const kept = z.object({ doubts: z.boolean(), reason: z.string() })

/** A delivered milestone, which its business accepts or sends back with a reason. */
export const ReviewForm = ({ ids, milestone, reread }: ReviewProps) => {
  const t = usePhrases('reports')
  const { number, revision, name, credits } = milestone
  const { typed, write, forget } = useKept(`review ${ids.id} ${number}`, kept, { doubts: false, reason: '' })
  const [isChecked, check] = useState(false)
  const { isBusy, change } = useChange(reread)
  const field = useRef<HTMLTextAreaElement>(null)
  const isMissing = typed.doubts && !typed.reason.trim()
  const params = { ...ids, number: String(number) }
  const send = async () => {
    const { doubts, reason } = typed
    const sent = await change({
      send: () =>
        doubts
          ? call(returnMilestone, { params, body: { revision, reason } })
          : call(acceptMilestone, { params, body: { revision } }),
      words: {
        done: t(doubts ? 'milestones.sentBack' : 'milestones.accepted', { milestone: name }),
        refused: t('decideRefused'),
      },
    })
    if (sent) forget()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    check(true)
    if (isMissing) return field.current?.focus()
    if (!isBusy) void send()
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <label className={styles.doubt}>
        <input
          type="checkbox"
          checked={typed.doubts}
          disabled={isBusy}
          onChange={event => write({ ...typed, doubts: event.currentTarget.checked })}
        />
        {t('milestones.doubt')}
      </label>
      {typed.doubts && (
        <TextField
          ref={field}
          label={t('milestones.missing')}
          maxLength={2_000}
          required
          readOnly={isBusy}
          error={isChecked && isMissing ? t('reasonMissing') : undefined}
          value={typed.reason}
          onChange={event => write({ ...typed, reason: event.currentTarget.value })}
        />
      )}
      <ActionRow>
        <Button type="submit" busy={isBusy}>
          {typed.doubts ? t('milestones.sendBack') : t('milestones.accept', { count: credits })}
        </Button>
      </ActionRow>
    </form>
  )
}
