import { Link } from 'react-router-dom'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { buttonClass } from '#web/src/ui/Button.tsx'
import { PageHeading } from './PageHeading.tsx'
import { PlainPage } from './PlainPage.tsx'
import styles from './page.module.css'

/** The not-found view of the signed-in areas. */
export const UnknownPage = () => {
  const t = usePhrases('signed-in')
  return (
    <>
      <PageHeading>{t('dashboard.notFound')}</PageHeading>
      <p className={styles.intro}>{t('dashboard.notFoundText')}</p>
      <p>
        <Link className={buttonClass({ variant: 'secondary' })} to="/onboarding">
          {t('dashboard.toStart')}
        </Link>
      </p>
    </>
  )
}

/** The same without a dashboard around it. */
export const UnknownArea = () => (
  <PlainPage>
    <UnknownPage />
  </PlainPage>
)
