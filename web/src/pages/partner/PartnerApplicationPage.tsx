import { brand } from '#shared/brand.ts'
import { usePartnerEmail } from '#web/src/features/accounts/use-partner-email.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { LogOut } from '../signed-in/LogOut.tsx'
import { PageHeading } from '../signed-in/PageHeading.tsx'
import { PlainPage } from '../signed-in/PlainPage.tsx'
import styles from './PartnerApplicationPage.module.css'

const steps = ['account', 'contact', 'assignments'] as const

/** Where a partner stands who has an account and no profile yet. */
export const PartnerApplicationPage = () => {
  const t = usePhrases('partner')
  const email = usePartnerEmail()
  return (
    <PlainPage>
      <PageHeading>{t('title')}</PageHeading>
      <div className={styles.account}>
        <p>
          {t('signedInAs')}{' '}
          <strong className={styles.email} role="status">
            {email}
          </strong>
        </p>
        <LogOut />
      </div>
      <ol className={styles.steps}>
        {steps.map(step => (
          <li key={step} className={styles.step}>
            <h2>
              {t(`steps.${step}.title`)}
              {step === 'account' && <span className="visually-hidden"> ({t('done')})</span>}
            </h2>
            <p>{t(`steps.${step}.text`)}</p>
          </li>
        ))}
      </ol>
      <p>
        {t('question')} <a href={`mailto:${brand.contactEmail}`}>{brand.contactEmail}</a>
      </p>
    </PlainPage>
  )
}
