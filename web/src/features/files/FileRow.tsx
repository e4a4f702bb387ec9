import type { ReactNode } from 'react'
import { readableSize } from '#shared/files/file-size.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import styles from './FilePicker.module.css'

type FileRowProps = {
  as: 'li' | 'div'
  name: string
  /** In bytes. */
  size: number
  /** The name of the state, for styles. */
  state: string
  /** Bytes that have arrived, all of them once the file is inspected; undefined hides the progress bar. */
  sent: number | undefined
  /** The state, as a text. */
  text: string
  isAlert: boolean
  /** The buttons. */
  children: ReactNode
}

/** A file that is sent to the bucket: its size and how far it has come. */
export const FileRow = ({ as: Row, name, size, state, sent, text, isAlert, children }: FileRowProps) => {
  const t = usePhrases('files')
  const language = useLanguage()
  return (
    <Row className={styles.file} data-state={state}>
      <p className={styles.name}>
        <b>{name}</b> <span className={styles.size}>{readableSize(size, language)}</span>
      </p>
      {sent !== undefined && (
        <p className={styles.sent}>
          <progress max={size} value={sent} aria-label={t('uploads.progress', { name })} />
          {state === 'sending' && (
            <span aria-hidden="true">
              {t('uploads.sent', { sent: readableSize(sent, language), size: readableSize(size, language) })}
            </span>
          )}
        </p>
      )}
      <p className={styles.state} role={isAlert ? 'alert' : 'status'}>
        {text}
      </p>
      <div className={styles.actions}>{children}</div>
    </Row>
  )
}

/** Returns how many bytes of a file have arrived: all of them unless it is being sent. */
export const bytesSent = (progress: { state: string; sent?: number }, size: number): number =>
  progress.state === 'sending' ? (progress.sent ?? 0) : size
