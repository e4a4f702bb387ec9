import { linkUseInvoice, type UseInvoice } from '#shared/credits/use-invoices.ts'
import { invoiceFiles } from '#shared/invoices/invoice.ts'
import { call } from '#web/src/platform/api.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { exactKronor } from '#web/src/ui/money.ts'
import { useDayFormats } from '#web/src/ui/use-day-formats.ts'
import { useDownload } from '#web/src/ui/use-download.ts'
import styles from './OrderList.module.css'

const Files = ({ invoice: { id, usedOn }, name }: { invoice: UseInvoice; name: string }) => {
  const t = usePhrases('credits')
  const { busy, download } = useDownload({ missing: t('papers.missing'), failed: t('papers.failed') })
  return (
    <div className={styles.papers}>
      {invoiceFiles.map(file => (
        <Button
          key={file}
          variant="quiet"
          small
          busy={busy === file}
          aria-label={`${name} (${file.toUpperCase()})`}
          onClick={() =>
            void download(file, () => call(linkUseInvoice, { params: { usedOn, id }, query: { file } }))
          }
        >
          {file.toUpperCase()}
        </Button>
      ))}
    </div>
  )
}

const Row = ({ invoice }: { invoice: UseInvoice }) => {
  const t = usePhrases('credits')
  const language = useLanguage()
  const { day } = useDayFormats()
  const { kind, name, usedOn, netOre, vatOre } = invoice
  const sign = kind === 'creditNote' ? '−' : ''
  const price = (ore: number) => `${sign}${exactKronor(ore, language)}`
  const title = t(`used.${kind}`, { name: name ?? '' }).trim()
  return (
    <tr>
      <th scope="row">
        {title}
        <span className={styles.note}>{name === null ? t('used.waiting') : day(usedOn)}</span>
      </th>
      <td data-figure data-label={t('used.amount')}>
        {price(netOre)}
      </td>
      <td data-figure data-label={t('used.vat')}>
        {price(vatOre)}
      </td>
      <td data-figure data-label={t('used.total')}>
        {price(netOre + vatOre)}
      </td>
      <td data-label={t('used.file')}>{name !== null && <Files invoice={invoice} name={title} />}</td>
    </tr>
  )
}

/** The invoices of what was used, newest first, for people and for their accounting. */
export const UsedInvoices = ({ invoices }: { invoices: readonly UseInvoice[] }) => {
  const t = usePhrases('credits')
  return (
    <div className={styles.list}>
      <table className={styles.orders}>
        <caption className="visually-hidden">{t('used.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('used.number')}</th>
            {(['amount', 'vat', 'total'] as const).map(column => (
              <th key={column} scope="col" data-figure>
                {t(`used.${column}`)}
              </th>
            ))}
            <th scope="col">{t('used.file')}</th>
          </tr>
        </thead>
        <tbody>
          {invoices.map(invoice => (
            <Row key={invoice.id} invoice={invoice} />
          ))}
        </tbody>
      </table>
    </div>
  )
}
