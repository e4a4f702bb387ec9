import { useId, useRef, useState } from 'react'
import type { FileUse } from '#shared/files/file-types.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { AttachmentItem } from './AttachmentItem.tsx'
import type { Attachment, Attachments } from './attachments.ts'
import { ChooseFiles } from './ChooseFiles.tsx'
import styles from './FilePicker.module.css'
import { useFileDrop } from './use-file-drop.ts'

type PickerProps = {
  use: FileUse
  /** The maximum number of files. */
  maxFiles: number
  /** The accepted types and the maximum size. */
  hint: string
  list: readonly Attachment[]
  attachments: Attachments
  /** Set if there are several pickers on a page, of which none is meant by a drop. */
  withoutDrop?: boolean
}

/** Adds files by button or drop, and lists them with their progress. The dialog around it is the drop area. */
export const FilePicker = ({ use, maxFiles, hint, list, attachments, withoutDrop = false }: PickerProps) => {
  const t = usePhrases('files')
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [leftOut, setLeftOut] = useState(0)
  const add = (files: File[]) => setLeftOut(attachments.add(files))
  const isOver = useFileDrop(withoutDrop ? null : add)
  const remove = (key: string) => {
    setLeftOut(0)
    attachments.remove(key)
    button.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: named by its heading, and no landmark: a page may have several
    <div role="group" className={styles.picker} aria-labelledby={id}>
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
      <ChooseFiles
        ref={button}
        use={use}
        multiple={maxFiles > 1}
        label={t('uploads.choose')}
        orDrop={withoutDrop ? '' : t('uploads.orDrop')}
        describedBy={`${id}-hint`}
        onFiles={add}
      />
      <p role="alert" className={styles.leftOut}>
        {leftOut > 0 && t('uploads.leftOut', { most: maxFiles, count: leftOut })}
      </p>
      {isOver && <p className={styles.over}>{t('uploads.drop')}</p>}
    </div>
  )
}
