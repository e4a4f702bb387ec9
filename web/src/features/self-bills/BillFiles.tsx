import { invoiceFiles } from '#shared/invoices/invoice.ts'
import { linkSelfBill } from '#shared/self-bills/partner-self-bills.ts'
import { call } from '#web/src/platform/api.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { useDownload } from '#web/src/ui/use-download.ts'
import styles from './self-bills.module.css'

/** Downloads an issued self-bill, for its partner and for the partner's accounting. */
export const BillFiles = ({ id, name }: { id: string; name: string }) => {
  const t = usePhrases('self-bills')
  const { busy, download } = useDownload({ missing: t('missing'), failed: t('failed') })
  return (
    <div className={styles.files}>
      {invoiceFiles.map(file => (
        <Button
          key={file}
          variant="quiet"
          small
          busy={busy === file}
          aria-label={t('fileOf', { name, file: file.toUpperCase() })}
          onClick={() => void download(file, () => call(linkSelfBill, { params: { id }, query: { file } }))}
        >
          {t('file', { file: file.toUpperCase() })}
        </Button>
      ))}
    </div>
  )
}
