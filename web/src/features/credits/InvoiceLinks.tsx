import { type AccountOrder, linkInvoice } from '#shared/credits/account-orders.ts'
import { orderNumber } from '#shared/credits/order-number.ts'
import { invoiceFiles } from '#shared/invoices/invoice.ts'
import { call } from '#web/src/platform/api.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { useDownload } from '#web/src/ui/use-download.ts'
import styles from './OrderList.module.css'

/** A payment request is nothing for the accounting. */
const filesOf = (paper: AccountOrder['papers'][number]): readonly (typeof invoiceFiles)[number][] =>
  paper === 'paymentRequest' ? ['pdf'] : invoiceFiles

/** Downloads the papers of an order, for people and for their accounting. */
export const InvoiceLinks = ({ order: { id, papers } }: { order: AccountOrder }) => {
  const t = usePhrases('credits')
  const { busy, download } = useDownload({ missing: t('papers.missing'), failed: t('papers.failed') })
  return papers.map(paper => (
    <div key={paper} className={styles.papers}>
      {filesOf(paper).map(file => {
        const name = t(`papers.${paper}`, { file: file.toUpperCase() })
        return (
          <Button
            key={name}
            variant="quiet"
            small
            busy={busy === name}
            aria-label={t('papers.label', { name, number: orderNumber(id) })}
            onClick={() =>
              void download(name, () => call(linkInvoice, { params: { id }, query: { paper, file } }))
            }
          >
            {name}
          </Button>
        )
      })}
    </div>
  ))
}
