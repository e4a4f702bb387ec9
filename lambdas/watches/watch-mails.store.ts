import * as z from 'zod/mini'
import { dueEntity } from '#shared/due/due.entity.ts'
import { partnerProfileEntity } from '#shared/partner-profile/partner-profile.entity.ts'
import { watchListEntity } from '#shared/watches/watch-list.entity.ts'
import { findPartnerRole } from '../platform/roles/role.store.ts'
import { getItem } from '../platform/table/get-item.ts'
import { queryItems } from '../platform/table/query-items.ts'
import { tryTransact } from '../platform/table/transact.ts'
import { update } from '../platform/table/update.ts'
import { write } from '../platform/table/write.ts'
import { deleteItem } from '../platform/table/write-items.ts'
import { dueKey, dueKind, movingMail } from './due-mails.store.ts'
import { maxPartners, type Reader, type WatchMails } from './mail-matches.ts'
import { findPublished, readRows } from './matches.store.ts'
import { findList } from './watches.store.ts'

const profileItem = z.pick(partnerProfileEntity.item, { email: true, language: true, status: true })

const findReader = async (sub: string): Promise<Reader | null> => {
  const [profile, role] = await Promise.all([
    getItem(partnerProfileEntity.key({ sub }), profileItem),
    findPartnerRole(sub),
  ])
  return profile && { ...profile, isVerified: Boolean(role?.emailVerifiedAt) }
}

/** The mails about watches, in the table. */
export const watchMails: WatchMails = {
  due: async now => {
    const earliest = await queryItems(
      { ...dueEntity.list({ kind: dueKind }), max: maxPartners },
      dueEntity.item,
    )
    return earliest.filter(({ at }) => at <= now)
  },
  published: findPublished,
  find: findList,
  findReader,
  rows: readRows,
  claim: ({ id, at }, { dueAt, seen, mailed, reader }) =>
    tryTransact([
      update(watchListEntity.key({ sub: id }))
        .set({ dueAt, seen, mailed, ...reader })
        .expect({ dueAt: at }),
      ...movingMail(id, at, dueAt),
    ]),
  withdraw: ({ id, at }) => write(deleteItem(dueKey(id, at))),
}
