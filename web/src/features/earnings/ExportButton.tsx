import { wallClockAt } from '#shared/contract/time-zone.ts'
import { csv } from '#shared/csv.ts'
import { download } from '#web/src/platform/download.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import styles from './ExportButton.module.css'

type ExportProps = {
  /** The file name, before the date. */
  name: string
  /** The content, as a text. */
  what: string
  rows: () => readonly (readonly (string | number)[])[]
}

const revokedAfterMs = 60_000

/** Downloads the content of a table as a file for spreadsheets. */
export const ExportButton = ({ name, what, rows }: ExportProps) => {
  const t = usePhrases('earnings')
  const save = () => {
    const url = URL.createObjectURL(new Blob([csv(rows())], { type: 'text/csv;charset=utf-8' }))
    download(url, `${name}-${wallClockAt(Date.now(), 'Europe/Stockholm').date}.csv`)
    setTimeout(() => URL.revokeObjectURL(url), revokedAfterMs)
  }
  return (
    <div className={styles.export}>
      <p>{what}</p>
      <Button variant="secondary" small aria-label={t('exportLabel', { what: name })} onClick={save}>
        {t('export')}
      </Button>
    </div>
  )
}
