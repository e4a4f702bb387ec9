import { useRef, useState } from 'react'
import type { getPaymentSettings } from '#shared/payment-settings/payment-settings.ts'
import type { Reply } from '#web/src/platform/api.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { toast } from '#web/src/ui/toast-store.ts'
import { type AccountSteps, PaymentForm } from './PaymentForm.tsx'
import { PaymentView } from './PaymentView.tsx'
import styles from './payment.module.css'
import type { Saved } from './use-payment-form.ts'

type Found = Reply<typeof getPaymentSettings>

type CardProps = AccountSteps & { found: Found; onChanged: (changed: Partial<Found>) => void }

/** The payment settings: shown masked, changed in a form. If nothing is stored, the form is open from the start. */
export const PaymentCard = ({ found, onChanged, ...steps }: CardProps) => {
  const t = usePhrases('payment-settings')
  const { settings, emailVerified } = found
  const [editing, setEditing] = useState(false)
  const [checksum, setChecksum] = useState<Saved['checksum']>()
  const heading = useRef<HTMLHeadingElement>(null)
  /** The pressed button is gone then. */
  const show = (isEditing: boolean) => {
    setEditing(isEditing)
    heading.current?.focus()
  }
  const saved = (reply: Saved) => {
    onChanged({ settings: reply.settings })
    setChecksum(reply.checksum)
    show(false)
    toast({ tone: 'success', title: t('saved'), text: t('savedText') })
  }
  const edit = () => {
    setChecksum(undefined)
    show(true)
  }
  return (
    <section className={styles.card} aria-labelledby="payment">
      <h2 ref={heading} id="payment" tabIndex={-1} className={styles.title}>
        {t('title')}
      </h2>
      <p className={styles.intro}>{t('intro')}</p>
      <div role="alert">{checksum === 'wrong' && <p className={styles.warning}>{t('checksumWrong')}</p>}</div>
      {settings && !editing ? (
        <PaymentView settings={settings} onEdit={edit} />
      ) : (
        <PaymentForm
          settings={settings}
          emailVerified={emailVerified}
          onVerified={() => onChanged({ emailVerified: true })}
          onSaved={saved}
          onCancel={settings ? () => show(false) : undefined}
          {...steps}
        />
      )}
    </section>
  )
}
