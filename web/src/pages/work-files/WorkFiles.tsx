import { useState } from 'react'
import type { AgreementSide } from '#shared/agreements/agreement.ts'
import { readableSize } from '#shared/files/file-size.ts'
import { maxFileSize, maxWorkFiles } from '#shared/files/file-types.ts'
import type { ShownWork } from '#shared/reports/report.ts'
import type { UploadPort } from '#web/src/features/files/upload-port.ts'
import styles from '#web/src/features/reports/reports.module.css'
import { useAttachFiles } from '#web/src/features/reports/use-attach-files.ts'
import { type LinkFile, WorkFileList } from '#web/src/features/reports/WorkFileList.tsx'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { FilesDialog } from './FilesDialog.tsx'

/** How a side reads and attaches files. */
export type FileCalls = {
  side: AgreementSide
  /** Null for somebody who may only look. */
  port: UploadPort | null
  attach: (uploads: string[], options: { idempotencyKey: string }) => Promise<unknown>
  link: LinkFile
}

type DeliveredProps = { work: ShownWork; milestone: ShownWork['milestones'][number]; link: LinkFile }

const namesIn = ({ assignment: { clientCompany, partnerName } }: ShownWork) => ({
  business: clientCompany,
  partner: partnerName,
})

/** The files that were delivered with a milestone. */
export const DeliveredFiles = ({ work, milestone: { number, name: milestone }, link }: DeliveredProps) => {
  const t = usePhrases('reports')
  const files = work.files.filter(file => file.milestone === number)
  if (files.length === 0) return null
  return (
    <WorkFileList {...{ files, link }} names={namesIn(work)} label={t('files.delivered', { milestone })} />
  )
}

type WorkFilesProps = { work: ShownWork; calls: FileCalls; reread: () => Promise<unknown> }

type AttachProps = Omit<WorkFilesProps, 'calls'> & {
  calls: FileCalls & { port: UploadPort }
  onClose: () => void
}

const AttachDialog = ({ work: { assignment, files }, calls, reread, onClose }: AttachProps) => {
  const t = usePhrases('reports')
  const size = readableSize(maxFileSize, useLanguage())
  const own = files.filter(({ side, milestone }) => side === calls.side && milestone === null)
  const room = maxWorkFiles - own.length
  const { send, explain } = useAttachFiles({ ...calls, id: assignment.id, reread })
  const hint = t('files.room', { count: room, size })
  return <FilesDialog {...{ room, hint, send, explain, onClose }} port={calls.port} />
}

/** What the two sides have attached to an assignment besides deliveries, and the button to attach more. */
export const WorkFiles = ({ work, calls, reread }: WorkFilesProps) => {
  const t = usePhrases('reports')
  const [isOpen, open] = useState(false)
  const files = work.files.filter(({ milestone }) => milestone === null)
  const isFull = files.filter(({ side }) => side === calls.side).length >= maxWorkFiles
  const { port } = calls
  return (
    <section className={styles.form} aria-labelledby="work-files">
      <h2 id="work-files" className={styles.heading}>
        {t('files.title')}
      </h2>
      {files.length === 0 ? (
        <p className={styles.muted}>{t('files.empty')}</p>
      ) : (
        <WorkFileList {...{ files, link: calls.link }} label={t('files.title')} names={namesIn(work)} />
      )}
      {port && isFull && (
        <p className={styles.muted}>{t(`files.full.${calls.side}`, { most: maxWorkFiles })}</p>
      )}
      {port && !isFull && (
        <p>
          <Button variant="secondary" small onClick={() => open(true)}>
            {t('files.attach')}
          </Button>
        </p>
      )}
      {port && isOpen && (
        <AttachDialog {...{ work, reread }} calls={{ ...calls, port }} onClose={() => open(false)} />
      )}
    </section>
  )
}
