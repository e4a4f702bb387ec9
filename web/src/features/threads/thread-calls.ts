import { listUnreadOfBusiness, listUnreadOfPartner } from '#shared/threads/list-unread.ts'
import { markReadAsBusiness, markReadAsPartner } from '#shared/threads/mark-read.ts'
import { readThreadOfBusiness, readThreadOfPartner } from '#shared/threads/read-thread.ts'
import { writeAsBusiness, writeAsPartner } from '#shared/threads/write-message.ts'

/** The side of a thread that is signed in. */
export type OwnSide = 'business' | 'partner'

/** The operations of each side. */
export const threadCalls = {
  business: {
    list: listUnreadOfBusiness,
    read: readThreadOfBusiness,
    write: writeAsBusiness,
    mark: markReadAsBusiness,
  },
  partner: {
    list: listUnreadOfPartner,
    read: readThreadOfPartner,
    write: writeAsPartner,
    mark: markReadAsPartner,
  },
} as const

/** A thread of one of the signed-in user's. */
export type ThreadProps = {
  side: OwnSide
  id: string
  /** Set if the two sides know how to reach each other. */
  acquainted?: boolean
}
