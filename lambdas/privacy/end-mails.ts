import { keyParts } from '#shared/contract/key-template.ts'
import { noticeEntity } from '#shared/mail/notice.entity.ts'
import type { Item } from './person.ts'

/** What the use case needs of the outbox. */
export type Unsent = {
  /** The mails that are not out yet. */
  unsentNotices: () => Promise<readonly Item[]>
  endNotice: (notice: Item) => Promise<void>
  /** Takes what is about a person out of the parked records; answers how many it was in. */
  forgetParked: (emailHash: string, owners: ReadonlySet<string>) => Promise<number>
}

const sourceOf = ({ PK }: Item): string => keyParts(noticeEntity.pk, PK)?.source ?? ''

/** Ends what has not gone out to a person or about something of theirs; answers how many mails and parked records. */
export const endMails =
  ({ unsentNotices, endNotice, forgetParked }: Unsent) =>
  async (emailHash: string, owners: ReadonlySet<string>): Promise<number> => {
    const isAbout = (notice: Item): boolean =>
      notice.SK.endsWith(`#${emailHash}`) || [...owners].some(owner => sourceOf(notice).startsWith(owner))
    const theirs = (await unsentNotices()).filter(isAbout)
    for (const notice of theirs) await endNotice(notice)
    return theirs.length + (await forgetParked(emailHash, owners))
  }
