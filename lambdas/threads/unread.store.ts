import * as z from 'zod/mini'
import { roleEntity } from '#shared/accounts/role.entity.ts'
import { dueEntity } from '#shared/due/due.entity.ts'
import { threadPartyEntity } from '#shared/threads/thread-party.entity.ts'
import { findContact } from '../platform/company/contact.store.ts'
import { getItem } from '../platform/table/get-item.ts'
import { queryItems } from '../platform/table/query-items.ts'
import { tryTransact } from '../platform/table/transact.ts'
import { update } from '../platform/table/update.ts'
import { write } from '../platform/table/write.ts'
import { deleteItem } from '../platform/table/write-items.ts'
import { dueKey, dueMails } from './parties.store.ts'
import type { Party } from './party.ts'
import { type DueMails, maxMails } from './tell-of-unread.ts'
import { findParty } from './threads.store.ts'

const addressItem = z.pick(roleEntity.item, { email: true, language: true })

const addressOf = ({ side, accountId: sub }: Party) =>
  side === 'business' ? findContact(sub) : getItem(roleEntity.key({ pool: 'partner', sub }), addressItem)

/** The due mails in the table. */
export const unreadMails: DueMails = {
  due: async now => {
    const earliest = await queryItems({ ...dueMails, max: maxMails }, dueEntity.item)
    return earliest.filter(({ at }) => at <= now)
  },
  findParty,
  findAddress: async party => (party.side === 'operator' ? {} : addressOf(party)),
  claim: (due, party, address) =>
    tryTransact([
      deleteItem(dueKey(due)),
      update(threadPartyEntity.key(party))
        .set({ ...address, mailedFrom: party.mailFrom })
        .remove('mailAt', 'mailFrom')
        .expect({ mailAt: due.at }),
    ]),
  withdraw: due => write(deleteItem(dueKey(due))),
}
