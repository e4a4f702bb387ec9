import { claim } from '#shared/claims.ts'
import { creditValueOre } from '#shared/credits/prices.ts'
import { grouped } from '#shared/figures.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { Band } from '../Band.tsx'
import { DialogButton } from '../layout/DialogButton.tsx'
import styles from './Join.module.css'

const Terms = () => {
  const t = usePhrases('talents')
  const credit = grouped(creditValueOre / 100, useLanguage())
  return (
    <dl className={styles.terms}>
      <div>
        <dt>{t('join.credit')}</dt>
        <dd>
          {credit} <small>{t('join.currency')}</small>
        </dd>
      </div>
      {claim('notice').shown && (
        <div>
          <dt>{t('join.notice')}</dt>
          <dd>
            {claim('notice').value} <small>{t('join.days')}</small>
          </dd>
        </div>
      )}
      {claim('commitment').shown && (
        <div>
          <dt>{t('join.commitment')}</dt>
          <dd>
            {claim('commitment').value} <small>{t('join.months')}</small>
          </dd>
        </div>
      )}
    </dl>
  )
}

/** The call to action for engineers. */
export const Join = () => {
  const t = usePhrases('talents')
  const actions = (
    <>
      <DialogButton opens="partner-sign-up">{t('join.apply')}</DialogButton>
      <DialogButton opens="partner-login" variant="quiet">
        {t('join.logIn')}
      </DialogButton>
    </>
  )
  return (
    <Band id="join" heading={t('join.heading')} text={t('join.text')} actions={actions}>
      <Terms />
    </Band>
  )
}
