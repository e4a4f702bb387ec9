import type { i18n } from 'i18next'
import { lazy, Suspense } from 'react'
import { useGrant } from '#web/src/features/investors/grant.ts'
import { renderedPhrases, useI18n, usePhrases } from '#web/src/platform/i18n.ts'
import { DialogButton } from '../layout/DialogButton.tsx'
import styles from './Figures.module.css'

const opened = {
  load: () => import('#web/src/features/investors/KeyFigures.tsx'),
  phrases: ['export', 'investors'],
} as const

const KeyFigures = lazy(async () => ({ default: (await opened.load()).KeyFigures }))

/** Loads the phrases in parallel with the code. */
const loadOpened = (instance: i18n): void => {
  for (const feature of opened.phrases) void renderedPhrases(instance, feature)
}

/** The key figures: locked until a correct code was entered, and again half an hour later. */
export const Figures = () => {
  const t = usePhrases('investors')
  const instance = useI18n()
  const grant = useGrant()
  if (typeof grant === 'object') loadOpened(instance)
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
