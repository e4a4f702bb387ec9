import { listUnreadOfPartner } from '#shared/threads/list-unread.ts'
import { markReadAsPartner } from '#shared/threads/mark-read.ts'
import { readThreadOfPartner } from '#shared/threads/read-thread.ts'
import { writeAsPartner } from '#shared/threads/write-message.ts'
import { httpFunction } from '../platform/http/http-function.ts'
import { serveThreads } from './serve-threads.ts'

export const handler = httpFunction(
  serveThreads('partner', {
    list: listUnreadOfPartner,
    read: readThreadOfPartner,
    write: writeAsPartner,
    mark: markReadAsPartner,
  }),
)
