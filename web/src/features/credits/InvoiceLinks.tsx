import { useState } from 'react'
import { type AccountOrder, linkInvoice } from '#shared/credits/account-orders.ts'
import { orderNumber } from '#shared/credits/order-number.ts'
import { invoiceFiles } from '#shared/invoices/invoice.ts'
import { call } from '#web/src/platform/api.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { isMissing, linkOnceMade } from '#web/src/platform/link-once-made.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { toast } from '#web/src/ui/toast-store.ts'
import styles from './OrderList.module.css'

/** A payment request is nothing for the accounting. */
const filesOf = (paper: AccountOrder['papers'][number]): readonly (typeof invoiceFiles)[number][] =>
  paper === 'paymentRequest' ? ['pdf'] : invoiceFiles

/** Downloads the papers of an order, for people and for their accounting. */
export const InvoiceLinks = ({ order: { id, papers } }: { order: AccountOrder }) => {
  const t = usePhrases('credits')
  const [busy, setBusy] = useState('')
  const download = async (name: string, query: Parameters<typeof call<typeof linkInvoice>>[1]['query']) => {
    setBusy(name)
    try {
      const { url } = await linkOnceMade(() => call(linkInvoice, { params: { id }, query }))
      // It is sent as an attachment, so the browser stays on this page.
      location.assign(url)
    } catch (error) {
      console.error('An invoice could not be downloaded', error)
      toast({ tone: 'error', title: t(isMissing(error) ? 'papers.missing' : 'papers.failed') })
    } finally {
      setBusy('')
    }
  }
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
            onClick={() => void download(name, { paper, file })}
          >
            {name}
          </Button>
        )
      })}
    </div>
  ))
}
