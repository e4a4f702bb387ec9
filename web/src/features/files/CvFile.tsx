import { useState } from 'react'
import { readableSize } from '#shared/files/file-size.ts'
import { linkCv } from '#shared/partner-profile/cv.ts'
import { call } from '#web/src/platform/api.ts'
import { download } from '#web/src/platform/download.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { useDayFormats } from '#web/src/ui/use-day-formats.ts'
import { useStoredFile } from '#web/src/ui/use-stored-file.ts'
import styles from './FilePicker.module.css'
import { RemoveCv } from './RemoveCv.tsx'
import type { Cv } from './use-cv-upload.ts'

/** The stored CV, which can be downloaded or removed. */
export const CvFile = ({ cv, onRemoved }: { cv: Cv; onRemoved: () => void }) => {
  const t = usePhrases('files')
  const size = readableSize(cv.size, useLanguage())
  const { day } = useDayFormats()
  const { busy, download: fetchFile } = useStoredFile({
    title: t('cv.downloadFailedTitle'),
    text: t('cv.downloadFailed'),
  })
  const [asking, setAsking] = useState(false)
  const name = cv.fileName
  return (
    <div className={styles.file}>
      <p className={styles.name}>
        <b>{name}</b>
      </p>
      <p className={styles.state}>{t('cv.since', { day: day(cv.uploadedAt), size })}</p>
      {cv.reading && (
        <p className={styles.state}>{t(`cv.readings.${cv.reading.outcome}`, { pages: cv.reading.pages })}</p>
      )}
      <div className={styles.actions}>
        <Button
          variant="quiet"
          small
          busy={busy}
          aria-label={t('cv.downloadLabel', { name })}
          onClick={() => void fetchFile({ link: () => call(linkCv, {}, { fresh: true }), open: download })}
        >
          {t('cv.download')}
        </Button>
        <Button
          variant="quiet"
          small
          aria-label={t('cv.removeLabel', { name })}
          onClick={() => setAsking(true)}
        >
          {t('cv.remove')}
        </Button>
      </div>
      {asking && <RemoveCv name={name} onRemoved={onRemoved} onClose={() => setAsking(false)} />}
    </div>
  )
}
