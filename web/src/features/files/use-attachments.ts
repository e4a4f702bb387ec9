import { useEffect, useState, useSyncExternalStore } from 'react'
import { type Attachment, type Attachments, createAttachments } from './attachments.ts'

type Settings = Parameters<typeof createAttachments>[0]

/** The files of a form that is open; what is still on its way stops when it closes. */
export const useAttachments = (settings: Settings): [list: readonly Attachment[], Attachments] => {
  const [attachments] = useState(() => createAttachments(settings))
  useEffect(() => attachments.stopAll, [attachments])
  return [useSyncExternalStore(attachments.subscribe, attachments.read), attachments]
}
