import { readableSize } from '#shared/files/file-size.ts'
import type { ShownWorkFile } from '#shared/reports/work-file.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { useMoment } from '#web/src/ui/use-moment.ts'
import { useStoredFile } from '#web/src/ui/use-stored-file.ts'
import styles from './WorkFileList.module.css'

/** Returns a link, valid for a minute, to a file. */
export type LinkFile = (fileId: string) => Promise<{ url: string }>

type FileProps = { file: ShownWorkFile; link: LinkFile; sideName: string }

const WorkFile = ({ file, link, sideName }: FileProps) => {
  const t = usePhrases('reports')
  const moment = useMoment()
  const size = readableSize(file.size, useLanguage())
  const { busy, download } = useStoredFile({
    title: t('files.downloadFailedTitle'),
    text: t('files.downloadFailed'),
  })
  const { id, fileName: name, attachedBy, attachedAt } = file
  const person = attachedBy === null || attachedBy === 'erased' ? sideName : attachedBy
  return (
    <li className={styles.file}>
      <Button
        variant="quiet"
        small
        busy={busy}
        className={styles.name}
        aria-label={t('files.download', { name, size })}
        // It is sent as an attachment, so the browser stays on this page.
        onClick={() => void download({ link: () => link(id), open: url => location.assign(url) })}
      >
        {name}
      </Button>
      <span className={styles.about}>
        {size} · {t('files.attached', { person, when: moment(attachedAt) })}
      </span>
    </li>
  )
}

type ListProps = {
  files: readonly ShownWorkFile[]
  link: LinkFile
  /** What each side is called if nobody of it is named. */
  names: Readonly<Record<ShownWorkFile['side'], string>>
  label: string
}

/** Files of an assignment, each with who attached it and when, behind a link that is valid for one minute. */
export const WorkFileList = ({ files, link, names, label }: ListProps) => (
  <ul className={styles.files} aria-label={label}>
    {files.map(file => (
      <WorkFile key={file.id} {...{ file, link }} sideName={names[file.side]} />
    ))}
  </ul>
)
