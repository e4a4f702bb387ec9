import { Loader, Placeholder } from '@aws-amplify/ui-react'
import '@aws-amplify/ui-react/styles/loader.layer.css'
import '@aws-amplify/ui-react/styles/placeholder.layer.css'
import './amplify-tokens.css'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { PageHeading } from './PageHeading.tsx'
import { PlainPage } from './PlainPage.tsx'
import styles from './page.module.css'

/** While a guard finds out where somebody belongs. */
export const Waiting = () => {
  const t = usePhrases('signed-in')
  return (
    <PlainPage>
      <PageHeading>{t('redirect.title')}</PageHeading>
      <p role="status">
        <Loader size="large" aria-hidden="true" /> {t('redirect.text')}
      </p>
    </PlainPage>
  )
}

/** The shape of what is being loaded; a tall one keeps what stands below it out of sight until its place is known. */
export const Skeleton = ({ tall = false }: { tall?: boolean }) => {
  const t = usePhrases('signed-in')
  return (
    <div role="status" aria-label={t('loading')} className={tall ? styles.tall : undefined}>
      <Placeholder size="large" />
      <Placeholder />
      <Placeholder size="small" />
    </div>
  )
}
