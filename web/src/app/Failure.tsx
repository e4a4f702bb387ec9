import { Component, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
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

type Shown = { at: string; children: ReactNode }

class Boundary extends Component<Shown, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError = () => ({ failed: true })

  /** Only after the message was shown: a page that fails at once arrives here with a new location, too. */
  override componentDidUpdate(before: Shown, { failed }: { failed: boolean }): void {
    if (failed && before.at !== this.props.at) this.setState({ failed: false })
  }

  override render(): ReactNode {
    return this.state.failed ? <Apology /> : this.props.children
  }
}

/** Shown if a page cannot be rendered, e.g. because its file could not be fetched, until the person navigates away. */
export const Failure = ({ children }: { children: ReactNode }) => (
  <Boundary at={useLocation().key}>{children}</Boundary>
)
