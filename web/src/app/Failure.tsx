import { Component, type ReactNode } from 'react'
import { brand } from '#shared/brand.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import styles from '#web/src/ui/Message.module.css'

const Apology = () => {
  const t = usePhrases('site')
  return (
    <main className={styles.message}>
      <h1>{t('failed.heading')}</h1>
      <p>{t('failed.text', { email: brand.contactEmail })}</p>
      <Button onClick={() => location.reload()}>{t('failed.reload')}</Button>
    </main>
  )
}

/** What a person sees when a page cannot be shown, e.g. because its file could not be fetched. */
export class Failure extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError = () => ({ failed: true })

  override render(): ReactNode {
    return this.state.failed ? <Apology /> : this.props.children
  }
}
