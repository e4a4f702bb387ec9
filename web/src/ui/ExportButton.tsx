import { wallClockAt } from '#shared/contract/time-zone.ts'
import { type CsvReader, csv } from '#shared/csv.ts'
import { saveFile } from '#web/src/platform/download.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from './Button.tsx'
import styles from './ExportButton.module.css'
import { type ExportColumn, exportRows } from './export-table.ts'

type ExportProps<Row> = {
  /** The file name, before the date. */
  name: string
  /** The content, as a text. */
  what: string
  columns: readonly ExportColumn<Row>[]
  rows: readonly Row[]
}

const save = (text: string, name: string): void =>
  saveFile(
    new Blob([text], { type: 'text/csv;charset=utf-8' }),
    `${name}-${wallClockAt(Date.now(), 'Europe/Stockholm').date}.csv`,
  )

/** Downloads the content of a table: as the reader's spreadsheet opens it, or as programs read it. */
export const ExportButton = <Row,>({ name, what, columns, rows }: ExportProps<Row>) => {
  const t = usePhrases('export')
  const language = useLanguage()
  const exportFor = (reader: CsvReader) => () => save(csv(exportRows(columns, rows, reader), reader), name)
  return (
    <div className={styles.export}>
      <p>
        {what} {t('forPrograms')}
      </p>
      <div className={styles.buttons}>
        <Button
          variant="secondary"
          small
          aria-label={t('exportLabel', { what: name })}
          onClick={exportFor(language)}
        >
          {t('export')}
        </Button>
        <Button
          variant="quiet"
          small
          aria-label={t('programLabel', { what: name })}
          onClick={exportFor('program')}
        >
          {t('program')}
        </Button>
      </div>
    </div>
  )
}
