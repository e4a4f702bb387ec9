import { useState } from 'react'
import { invoiceFiles } from '#shared/invoices/invoice.ts'
import { linkSelfBill } from '#shared/self-bills/partner-self-bills.ts'
import { call } from '#web/src/platform/api.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { isMissing, linkOnceMade } from '#web/src/platform/link-once-made.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { toast } from '#web/src/ui/toast-store.ts'
import styles from './self-bills.module.css'

/** Downloads an issued self-bill, for its partner and for the partner's accounting. */
export const BillFiles = ({ id, name }: { id: string; name: string }) => {
  const t = usePhrases('self-bills')
  const [busy, setBusy] = useState('')
  const download = async (file: (typeof invoiceFiles)[number]) => {
    setBusy(file)
    try {
      const { url } = await linkOnceMade(() => call(linkSelfBill, { params: { id }, query: { file } }))
      // It is sent as an attachment, so the browser stays on this page.
      location.assign(url)
    } catch (error) {
      console.error('A self-bill could not be downloaded', error)
      toast({ tone: 'error', title: t(isMissing(error) ? 'missing' : 'failed') })
    } finally {
      setBusy('')
    }
  }
  return (
    <div className={styles.files}>
      {invoiceFiles.map(file => (
        <Button
          key={file}
          variant="quiet"
          small
          busy={busy === file}
          aria-label={t('fileOf', { name, file: file.toUpperCase() })}
          onClick={() => void download(file)}
        >
          {t('file', { file: file.toUpperCase() })}
        </Button>
      ))}
    </div>
  )
}
