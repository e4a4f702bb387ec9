import { useState } from 'react'
import type { AgreementSide, ShownAgreement } from '#shared/agreements/agreement.ts'
import { ratePartner } from '#shared/agreements/business-agreements.ts'
import { rateBusiness } from '#shared/agreements/partner-agreements.ts'
import type { Rating } from '#shared/agreements/rating.ts'
import { call } from '#web/src/platform/api.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { useMayCall } from '#web/src/platform/member-role.ts'
import { useKept } from '#web/src/platform/use-kept.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { ActionRow } from '#web/src/ui/forms/ActionRow.tsx'
import { useHeldFocus } from '#web/src/ui/use-held-focus.ts'
import { useMoment } from '#web/src/ui/use-moment.ts'
import styles from './agreements.module.css'
import { notRated, RatingDialog, typedRating } from './RatingDialog.tsx'
import { useAgreementChanges } from './use-agreement-changes.ts'
import { useMark } from './use-mark.ts'

const rate = { business: ratePartner, partner: rateBusiness } as const

type Ratings = NonNullable<ShownAgreement['ratings']>

const Given = ({ title, rating }: { title: string; rating: Ratings['own'] }) => {
  const t = usePhrases('agreements')
  const markOf = useMark()
  return (
    <div>
      <h3>{title}</h3>
      <p>{rating ? markOf(rating.mark) : t('ratings.missing')}</p>
      {rating?.words && <p className={styles.words}>{rating.words}</p>}
    </div>
  )
}

/** How far the ratings have come: asked for, waiting for the other's, shown. */
const Course = ({ ratings: { own, other: theirs, until }, other }: { ratings: Ratings; other: string }) => {
  const t = usePhrases('agreements')
  const moment = useMoment()
  if (!until) return own || theirs ? null : <p>{t('ratings.none')}</p>
  return <p role="status">{t(own ? 'ratings.waiting' : 'ratings.invite', { other, until: moment(until) })}</p>
}

type RatingsProps = {
  agreement: ShownAgreement
  side: AgreementSide
  show: (changed: ShownAgreement) => void
  reread: () => Promise<unknown>
}

/** How the two sides rate each other once the agreement has ended. */
export const AgreementRatings = ({ agreement, side, show, reread }: RatingsProps) => {
  const t = usePhrases('agreements')
  const [isOpen, setOpen] = useState(false)
  const { isBusy, change } = useAgreementChanges({ show, reread })
  const mayCall = useMayCall()
  const held = useHeldFocus<HTMLElement>()
  const { id, ratings, terms } = agreement
  const { typed, write, forget } = useKept(`rating ${id}`, typedRating, notRated)
  if (!ratings) return null
  const { state, own, other: theirs, until } = ratings
  const other = (side === 'business' ? terms.partner : terms.business).name
  const send = async (body: Rating) => {
    const result = await change({
      send: () => call(rate[side], { params: { id }, body }),
      done: t('ratings.done'),
    })
    if (result !== 'done') return
    forget()
    setOpen(false)
  }
  return (
    <section {...held} tabIndex={-1} className={styles.section} aria-label={t('ratings.title')}>
      <h2 className={styles.title}>{t('ratings.title')}</h2>
      <Course ratings={ratings} other={other} />
      {until && !own && mayCall(rate[side]) && (
        <ActionRow>
          <Button small onClick={() => setOpen(true)}>
            {t('ratings.open')}
          </Button>
        </ActionRow>
      )}
      {(own || theirs) && <Given title={t('ratings.own', { other })} rating={own} />}
      {state === 'shown' && (own || theirs) && (
        <Given title={t('ratings.theirs', { other })} rating={theirs} />
      )}
      {isOpen && (
        <RatingDialog
          {...{ other, side, typed }}
          busy={isBusy}
          onType={write}
          onSend={given => void send(given)}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  )
}
