import type { PaymentSettings } from '#shared/payment-settings/payment-settings.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { useDayFormats } from '#web/src/ui/use-day-formats.ts'
import styles from './payment.module.css'
import { paymentFieldNames } from './payment-form.ts'

/** The payment settings, masked by the server. */
export const PaymentView = ({ settings, onEdit }: { settings: PaymentSettings; onEdit: () => void }) => {
  const t = usePhrases('payment-settings')
  const { day } = useDayFormats()
  return (
    <>
      <dl className={styles.rows}>
        {paymentFieldNames.map(name => (
          <div key={name} className={styles.row}>
            <dt>{t(`fields.${name}`)}</dt>
            <dd>{settings[name]}</dd>
          </div>
        ))}
        <div className={styles.row}>
          <dt>{t('updated')}</dt>
          <dd>{day(settings.updatedAt)}</dd>
        </div>
      </dl>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={onEdit}>
          {t('edit')}
        </Button>
      </div>
    </>
  )
}
