import type { ReactNode } from 'react'
import { usePhrases } from '#web/src/platform/i18n.ts'
import card from '#web/src/ui/signed-in/card.module.css'
import { useDayFormats } from '#web/src/ui/use-day-formats.ts'
import styles from './AccountCard.module.css'

type AccountProps = {
  id: string
  email: string
  emailVerified: boolean
  /** An instant. */
  createdAt: string
  /** The actions for the account. */
  children: ReactNode
}

/** The account that the partner signs in with. */
export const AccountCard = ({ id, email, emailVerified, createdAt, children }: AccountProps) => {
  const t = usePhrases('partner-profile')
  const { day } = useDayFormats()
  return (
    <section className={card.card} aria-labelledby="account">
      <h2 id="account" className={card.title}>
        {t('account')}
      </h2>
      <dl className={card.rows}>
        <div className={card.row}>
          <dt>{t('email')}</dt>
          <dd>
            {email}{' '}
            <span className={styles.state} data-verified={emailVerified || undefined}>
              {t(emailVerified ? 'verified' : 'unverified')}
            </span>
          </dd>
        </div>
        <div className={card.row}>
          <dt>{t('memberSince')}</dt>
          <dd>{day(createdAt)}</dd>
        </div>
        <div className={card.row}>
          <dt>{t('accountId')}</dt>
          <dd>{id}</dd>
        </div>
      </dl>
      <div className={card.actions}>{children}</div>
    </section>
  )
}
