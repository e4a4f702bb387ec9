import { listUnreadOfBusiness } from '#shared/threads/list-unread.ts'
import { markReadAsBusiness } from '#shared/threads/mark-read.ts'
import { readThreadOfBusiness } from '#shared/threads/read-thread.ts'
import { writeAsBusiness } from '#shared/threads/write-message.ts'
import { findMembership } from '../platform/company/members.store.ts'
import { httpFunction } from '../platform/http/http-function.ts'
import { serveThreads } from './serve-threads.ts'

export const handler = httpFunction(
  serveThreads('business', {
    list: listUnreadOfBusiness,
    read: readThreadOfBusiness,
    write: writeAsBusiness,
    mark: markReadAsBusiness,
  }),
  findMembership,
)
