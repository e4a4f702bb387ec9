import { useState } from 'react'
import { brand } from '#shared/brand.ts'
import { acceptBusinessTerms, acceptPartnerTerms } from '#shared/terms/accept-terms.ts'
import { call } from '#web/src/platform/api.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { addressOf } from '#web/src/platform/paths.ts'
import { useTerms } from '#web/src/platform/use-terms.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { toast } from '#web/src/ui/toast-store.ts'
import styles from './TermsRequest.module.css'

export type TermsRequestProps = { pool: 'business' | 'partner'; onAccepted: () => void }

const operations = { business: acceptBusinessTerms, partner: acceptPartnerTerms } as const

const useAcceptance = ({ pool, onAccepted }: TermsRequestProps) => {
  const t = usePhrases('signed-in')
  const language = useLanguage()
  const { version, showNewVersion } = useTerms()
  const [isBusy, setBusy] = useState(false)
  const accept = async () => {
    setBusy(true)
    try {
      await call(operations[pool], { body: { termsVersion: version, language } })
      toast({ tone: 'success', title: t('termsRequest.accepted') })
      onAccepted()
    } catch (error) {
      if (!showNewVersion(error))
        toast({ tone: 'error', title: t('termsRequest.failed'), text: t('termsRequest.failedText') })
    } finally {
      setBusy(false)
    }
  }
  return { version, isBusy, accept }
}

/** Asks an account that is older than the present terms to accept them. Nothing is locked meanwhile. */
export const TermsRequest = (props: TermsRequestProps) => {
  const t = usePhrases('signed-in')
  const language = useLanguage()
  const { version, isBusy, accept } = useAcceptance(props)
  return (
    <section className={styles.request} aria-labelledby="terms-request">
      <h2 id="terms-request">{t('termsRequest.heading')}</h2>
      <p>{t('termsRequest.text', { brand: brand.name, version })}</p>
      <div className={styles.actions}>
        <Button busy={isBusy} onClick={() => void accept()}>
          {t('termsRequest.accept')}
        </Button>
        <a href={addressOf('/terms', language)} target="_blank" rel="noopener">
          {t('termsRequest.read')}
        </a>
      </div>
    </section>
  )
}
