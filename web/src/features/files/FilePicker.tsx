import { useId, useRef, useState } from 'react'
import { acceptedExtensions, type FileUse } from '#shared/files/file-types.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { AttachmentItem } from './AttachmentItem.tsx'
import type { Attachment, Attachments } from './attachments.ts'
import styles from './FilePicker.module.css'
import { useFileDrop } from './use-file-drop.ts'

type PickerProps = {
  use: FileUse
  /** How many files there may be. */
  most: number
  /** Which files, and how large; in words. */
  hint: string
  list: readonly Attachment[]
  attachments: Attachments
}

/** Takes files by button or drop, and lists them with what becomes of each. Stands in a dialog, which is the drop area. */
export const FilePicker = ({ use, most, hint, list, attachments }: PickerProps) => {
  const t = usePhrases('files')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [leftOut, setLeftOut] = useState(0)
  const add = (files: File[]) => setLeftOut(attachments.add(files))
  const isOver = useFileDrop(add)
  const remove = (key: string) => {
    setLeftOut(0)
    attachments.remove(key)
    button.current?.focus()
  }
  return (
    <section className={styles.picker} aria-labelledby={id}>
      <h3 id={id} className={styles.label}>
        {t('uploads.label')}
      </h3>
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
      <ul className={styles.files}>
        {list.map(file => (
          <AttachmentItem
            key={file.key}
            file={file}
            onRetry={() => attachments.retry(file.key)}
            onRemove={() => remove(file.key)}
          />
        ))}
      </ul>
      <p className={styles.choose}>
        <Button
          ref={button}
          variant="secondary"
          small
          aria-describedby={`${id}-hint`}
          onClick={() => input.current?.click()}
        >
          {t('uploads.choose')}
        </Button>
        <span className={styles.orDrop}>{t('uploads.orDrop')}</span>
        <input
          ref={input}
          hidden
          type="file"
          multiple={most > 1}
          accept={acceptedExtensions[use].map(extension => `.${extension}`).join()}
          onChange={({ currentTarget }) => {
            add([...(currentTarget.files ?? [])])
            // The same file may be chosen again after it was removed.
            currentTarget.value = ''
          }}
        />
      </p>
      <p role="alert" className={styles.leftOut}>
        {leftOut > 0 && t('uploads.leftOut', { most, count: leftOut })}
      </p>
      {isOver && <p className={styles.over}>{t('uploads.drop')}</p>}
    </section>
  )
}
