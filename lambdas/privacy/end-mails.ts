import { keyParts } from '#shared/contract/key-template.ts'
import { noticeEntity } from '#shared/mail/notice.entity.ts'
import type { Item } from './person.ts'

/** What the use case needs of the outbox and the parked records. */
type Outbox = {
  unsentMails: () => Promise<readonly Item[]>
  endMail: (mail: Item) => Promise<void>
  /** Removes what is about a person from the parked records; returns how many of them it changed. */
  removeFromParked: (emailHash: string, owners: ReadonlySet<string>) => Promise<number>
}

const sourceOf = ({ PK }: Item): string => keyParts(noticeEntity.pk, PK)?.source ?? ''

/** Ends the unsent mails to a person or about their items; returns how many mails and parked records it ended. */
export const endMails =
  ({ unsentMails, endMail, removeFromParked }: Outbox) =>
  async (emailHash: string, owners: ReadonlySet<string>): Promise<number> => {
    const isAbout = (mail: Item): boolean =>
      mail.SK.endsWith(`#${emailHash}`) || [...owners].some(owner => sourceOf(mail).startsWith(owner))
    const mails = (await unsentMails()).filter(isAbout)
    for (const mail of mails) await endMail(mail)
    return mails.length + (await removeFromParked(emailHash, owners))
  }
