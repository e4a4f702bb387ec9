import { acceptedFiles, isOnItsWay } from '#web/src/features/files/attachments.ts'
import type { UploadPort } from '#web/src/features/files/upload-port.ts'
import { useAttachments } from '#web/src/features/files/use-attachments.ts'

/** The files that are chosen for a form: what its picker shows, and what the form sends. */
export const useChosenFiles = ({ port, maxFiles }: { port: UploadPort; maxFiles: number }) => {
  const [list, attachments] = useAttachments({ port, use: 'inquiry', maxFiles })
  return {
    picker: { use: 'inquiry', maxFiles, list, attachments } as const,
    files: {
      accepted: acceptedFiles(list),
      areOnTheirWay: list.some(isOnItsWay),
      areFaulty: list.some(({ progress: { state } }) => state === 'refused' || state === 'failed'),
      giveUp: attachments.giveUp,
    },
    /** Takes what has been sent out of the list. */
    clear: () => {
      for (const { key } of list) attachments.remove(key)
    },
  }
}
