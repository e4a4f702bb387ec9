import type { AgreementSide, ShownAgreement } from '#shared/agreements/agreement.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import card from '#web/src/ui/signed-in/card.module.css'
import { useDayFormats } from '#web/src/ui/use-day-formats.ts'
import { useMoment } from '#web/src/ui/use-moment.ts'
import styles from './agreements.module.css'

type SideProps = { agreement: ShownAgreement; side: AgreementSide }

const otherOf = ({ terms }: ShownAgreement, side: AgreementSide): string =>
  (side === 'business' ? terms.partner : terms.business).name

/** In the words of the side that reads it. */
const stateFor = ({ state }: ShownAgreement, side: AgreementSide) => {
  if (state === 'signedByBusiness') return side === 'business' ? 'signed' : 'other'
  if (state === 'signedByPartner') return side === 'partner' ? 'signed' : 'other'
  if (state === 'claimed' && side === 'business') return 'ownClaim'
  return state
}

/** How a claim of the guarantee was decided; undefined where none was just now. */
const verdictFor = ({ state, dismissed, reason }: ShownAgreement, side: AgreementSide) => {
  if (dismissed) return state === 'noticed' ? 'dismissedInNotice' : 'dismissed'
  // Time ends an agreement without a reason.
  return state === 'ended' && reason ? (`refunded.${side}` as const) : undefined
}

/** Who has given notice: the person, and whom for. */
const byLine = (side: string, person: string | null): string =>
  person === null || person === side ? side : `${person} (${side})`

/** How far the agreement has come, and what comes next. */
export const AgreementCourse = ({ agreement, side }: SideProps) => {
  const t = usePhrases('agreements')
  const moment = useMoment()
  const { day } = useDayFormats()
  const { turn, until, noticeBy, noticeName, endsOn, reason, terms } = agreement
  const state = stateFor(agreement, side)
  const verdict = verdictFor(agreement, side)
  const words = {
    other: otherOf(agreement, side),
    by: noticeBy ? byLine(terms[noticeBy].name, noticeName) : '',
    day: endsOn ? day(endsOn) : '',
  }
  return (
    <div className={styles.course} role="status">
      <p className={styles.turn}>{t(`states.${state}`, words)}</p>
      {turn !== 'operator' && until && (
        <p>{t(state === 'signed' ? 'untilOther' : 'until', { ...words, until: moment(until) })}</p>
      )}
      {verdict && <p>{t(verdict, words)}</p>}
      {reason && <p className={styles.words}>{t('reason', { reason })}</p>}
    </div>
  )
}

/** How the other side is reached, once both have signed. */
export const AgreementContact = ({ agreement: { contact } }: { agreement: ShownAgreement }) => {
  const t = usePhrases('agreements')
  if (!contact) return null
  const { name, email, phone } = contact
  return (
    <section className={styles.section} aria-label={t('contact.title')}>
      <h2 className={styles.title}>{t('contact.title')}</h2>
      <dl className={card.rows}>
        <div className={card.row}>
          <dt>{t('contact.name')}</dt>
          <dd>{name}</dd>
        </div>
        <div className={card.row}>
          <dt>{t('contact.email')}</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
        {phone && (
          <div className={card.row}>
            <dt>{t('contact.phone')}</dt>
            <dd>
              <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}

/** Who has signed the present version, and how anybody who has the paper can check it. */
export const AgreementSignatures = ({ agreement }: { agreement: ShownAgreement }) => {
  const t = usePhrases('agreements')
  const moment = useMoment({ hasYear: true })
  const { signatures, version, hash } = agreement
  const address = `${location.origin}/agreement/${hash}`
  return (
    <section className={styles.section} aria-label={t('signatures.title')}>
      <h2 className={styles.title}>{t('signatures.title')}</h2>
      {signatures.length === 0 ? (
        <p>{t('signatures.none')}</p>
      ) : (
        <ul className={styles.signatures}>
          {signatures.map(({ side, name, signedAt }) => (
            <li key={side}>
              {t('signatures.one', { name, side: t(`sides.${side}`), when: moment(signedAt) })}
            </li>
          ))}
        </ul>
      )}
      <p className={styles.muted}>{t('signatures.hash', { version })}</p>
      <p>
        <code className={styles.hash}>{hash}</code>
      </p>
      <p className={styles.muted}>
        {t('signatures.check')}{' '}
        <a className={styles.hash} href={address}>
          {address}
        </a>
      </p>
    </section>
  )
}
