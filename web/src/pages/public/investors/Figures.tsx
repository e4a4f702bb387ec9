import { lazy, Suspense } from 'react'
import { useGrant } from '#web/src/features/investors/grant.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { DialogButton } from '../layout/DialogButton.tsx'
import styles from './Figures.module.css'

const KeyFigures = lazy(() =>
  import('#web/src/features/investors/KeyFigures.tsx').then(module => ({ default: module.KeyFigures })),
)

/** The key figures: locked until a correct code was entered, and again half an hour later. */
export const Figures = () => {
  const t = usePhrases('investors')
  const grant = useGrant()
  return (
    <section id="figures" className={styles.section} aria-labelledby="figures-heading">
      <div className={styles.panel}>
        <h2 id="figures-heading">{t('figures.heading')}</h2>
        {typeof grant === 'object' ? (
          <div>
            <Suspense fallback={<p>{t('figures.loading')}</p>}>
              <KeyFigures key={grant.grant} granted={grant} />
            </Suspense>
          </div>
        ) : (
          <div className={styles.locked}>
            <p role="status">{grant === 'expired' ? t('figures.expired') : t('figures.locked')}</p>
            <DialogButton opens="investor-access">{t('figures.request')}</DialogButton>
          </div>
        )}
      </div>
    </section>
  )
}
