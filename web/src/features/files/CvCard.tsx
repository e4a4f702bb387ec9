import { useRef } from 'react'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { UnsavedChanges } from '#web/src/ui/signed-in/UnsavedChanges.tsx'
import { ChooseFiles } from './ChooseFiles.tsx'
import styles from './CvCard.module.css'
import { CvFile } from './CvFile.tsx'
import { CvSending } from './CvSending.tsx'
import picker from './FilePicker.module.css'
import { type Cv, useCvUpload } from './use-cv-upload.ts'
import { useFileDrop } from './use-file-drop.ts'

type CardProps = { cv: Cv | null; onChanged: (cv: Cv | null) => void }

/** The CV in the profile: upload by button or drop, replace, download and remove. */
export const CvCard = ({ cv, onChanged }: CardProps) => {
  const t = usePhrases('files')
  const button = useRef<HTMLButtonElement>(null)
  const { sending, isOnItsWay, send, cancel } = useCvUpload(onChanged)
  const sendFirst = ([file]: File[]) => {
    if (file) void send(file)
  }
  const isOver = useFileDrop(sendFirst)
  /** The pressed button is gone then. */
  const focusButton = () => button.current?.focus()
  const stop = () => {
    cancel()
    focusButton()
  }
  const removed = () => {
    onChanged(null)
    // After the dialog has closed: until then nothing behind it can get the focus.
    requestAnimationFrame(focusButton)
  }
  return (
    <section className={styles.card} aria-labelledby="cv">
      <h2 id="cv" className={styles.title}>
        {t('cv.title')}
      </h2>
      <p id="cv-hint" className={picker.hint}>
        {t('cv.hint')}
      </p>
      <div className={picker.files}>
        {cv ? (
          <CvFile key={cv.uploadedAt} cv={cv} onRemoved={removed} />
        ) : (
          <p className={styles.none}>{t('cv.none')}</p>
        )}
        {sending && <CvSending sending={sending} onRetry={() => void send(sending.file)} onCancel={stop} />}
      </div>
      <ChooseFiles
        ref={button}
        use="cv"
        label={t(cv ? 'cv.replace' : 'cv.choose')}
        orDrop={t('cv.orDrop')}
        describedBy="cv-hint"
        onFiles={sendFirst}
      />
      {cv && <p className={picker.hint}>{t('cv.replaceHint')}</p>}
      {isOnItsWay && (
        <UnsavedChanges title={t('cv.leaveTitle')} text={t('cv.leaveText')} leave={t('cv.leave')} />
      )}
      {isOver && <p className={styles.over}>{t('cv.drop')}</p>}
    </section>
  )
}
