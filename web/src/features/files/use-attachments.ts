import { useEffect, useState } from 'react'
import { useStore } from '#web/src/platform/store.ts'
import { type Attachment, type Attachments, createAttachments } from './attachments.ts'

type Settings = Parameters<typeof createAttachments>[0]

/** The files of a form that is open; uploads in progress stop when it closes. */
export const useAttachments = (settings: Settings): [list: readonly Attachment[], Attachments] => {
  const [attachments] = useState(() => createAttachments(settings))
  useEffect(() => attachments.stopAll, [attachments])
  return [useStore(attachments), attachments]
}
