import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import type { AgreementSide } from '#shared/agreements/agreement.ts'
import { type Rating, rating } from '#shared/agreements/rating.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { useFieldMessage } from '#web/src/ui/forms/use-field-message.ts'
import { TextField } from '#web/src/ui/TextField.tsx'
import { AskDialog } from './AskDialog.tsx'
import styles from './agreements.module.css'
import { marks, useMark } from './use-mark.ts'

/** What has been chosen and typed; it stays until it is sent. */
export const typedRating = z.object({ mark: z.nullable(z.literal(marks)), words: z.string() })

type TypedRating = z.infer<typeof typedRating>

export const notRated: TypedRating = { mark: null, words: '' }

type RatingProps = {
  other: string
  side: AgreementSide
  busy: boolean
  typed: TypedRating
  onType: (typed: TypedRating) => void
  onSend: (rating: Rating) => void
  onClose: () => void
}

/** Asks how satisfied a side is with the other. */
export const RatingDialog = ({ other, side, busy, typed, onType, onSend, onClose }: RatingProps) => {
  const t = usePhrases('agreements')
  const markOf = useMark()
  const messageOf = useFieldMessage()
  const [isAsked, setAsked] = useState(false)
  const choices = useRef<HTMLFieldSetElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const given = rating.safeParse({ mark: typed.mark, words: typed.words.trim() || null })
  const fault = isAsked ? given.error?.issues.find(({ path }) => path[0] === 'words') : undefined
  const submit = () => {
    setAsked(true)
    if (typed.mark === null) return choices.current?.querySelector('input')?.focus()
    if (!given.success) return field.current?.focus()
    onSend(given.data)
  }
  return (
    <AskDialog
      title={t('ratings.open')}
      text={`${t(side === 'business' ? 'ratings.askBusiness' : 'ratings.askPartner', { other })} ${t('ratings.ask')}`}
      submit={t('ratings.open')}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <fieldset ref={choices} className={styles.marks}>
        <legend>{t('ratings.question')}</legend>
        {marks.toReversed().map(mark => (
          <label key={mark}>
            <input
              type="radio"
              name="mark"
              checked={mark === typed.mark}
              disabled={busy}
              onChange={() => onType({ ...typed, mark })}
            />
            {markOf(mark)}
          </label>
        ))}
      </fieldset>
      <div role="alert" className={styles.fault}>
        {isAsked && typed.mark === null && t('ratings.missingMark')}
      </div>
      <TextField
        ref={field}
        label={t('ratings.words')}
        hint={t('ratings.wordsHint')}
        error={messageOf(fault)}
        readOnly={busy}
        value={typed.words}
        onChange={event => onType({ ...typed, words: event.currentTarget.value })}
      />
    </AskDialog>
  )
}
