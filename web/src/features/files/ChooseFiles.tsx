import { type Ref, useRef } from 'react'
import { acceptedExtensions, type FileUse } from '#shared/files/file-types.ts'
import { Button } from '#web/src/ui/Button.tsx'
import styles from './FilePicker.module.css'

type ChooseProps = {
  ref: Ref<HTMLButtonElement>
  use: FileUse
  multiple?: boolean
  label: string
  /** The note next to the button that files can be dropped, too. */
  orDrop: string
  describedBy: string
  onFiles: (files: File[]) => void
}

/** A button that opens the browser's file chooser. */
export const ChooseFiles = ({ ref, use, multiple, label, orDrop, describedBy, onFiles }: ChooseProps) => {
  const input = useRef<HTMLInputElement>(null)
  return (
    <p className={styles.choose}>
      <Button
        ref={ref}
        variant="secondary"
        small
        aria-describedby={describedBy}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <span className={styles.orDrop}>{orDrop}</span>
      <input
        ref={input}
        hidden
        type="file"
        multiple={multiple}
        accept={acceptedExtensions[use].map(extension => `.${extension}`).join()}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          // Cleared so that the same file can be chosen again after it was removed or refused.
          currentTarget.value = ''
        }}
      />
    </p>
  )
}
