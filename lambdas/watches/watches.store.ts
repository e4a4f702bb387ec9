import * as z from 'zod/mini'
import { partnerProfileEntity } from '#shared/partner-profile/partner-profile.entity.ts'
import { watchListEntity } from '#shared/watches/watch-list.entity.ts'
import { Failure } from '../platform/failure.ts'
import { absent, present } from '../platform/table/condition.ts'
import { getItem } from '../platform/table/get-item.ts'
import { personItem } from '../platform/table/person-item.ts'
import { tryTransact } from '../platform/table/transact.ts'
import { update } from '../platform/table/update.ts'
import { checkItem, putNew } from '../platform/table/write-items.ts'
import type { ListState, StoredList, Watches } from './change-watches.ts'
import { movingMail } from './due-mails.store.ts'

const ownerItem = z.pick(partnerProfileEntity.item, { email: true, language: true })

export const findList = (sub: string): Promise<StoredList | null> =>
  getItem(watchListEntity.key({ sub }), watchListEntity.item)

const replacing = (key: ReturnType<typeof watchListEntity.key>, stored: StoredList, list: ListState) => {
  const replaced = update(key)
    .set({ ...list, version: stored.version + 1 })
    .expect({ version: stored.version, dueAt: stored.dueAt ?? absent })
  return list.dueAt ? replaced : replaced.remove('dueAt')
}

/** The watches of one partner. */
export const watchesOf = (sub: string, now: number): Watches => {
  const key = watchListEntity.key({ sub })
  const profile = partnerProfileEntity.key({ sub })
  return {
    find: () => findList(sub),
    add: async list => {
      const owner = await getItem(profile, ownerItem)
      if (!owner) throw new Failure('forbidden')
      const createdAt = new Date(now).toISOString()
      return tryTransact([
        putNew({ ...key, ...owner, partnerId: sub, createdAt, version: 1, seen: [], ...list }),
        // An erasure in this moment would not find it.
        checkItem(profile, { PK: present }),
        await personItem(owner.email, key),
        ...movingMail(sub, undefined, list.dueAt),
      ])
    },
    replace: (stored, list) =>
      tryTransact([replacing(key, stored, list), ...movingMail(sub, stored.dueAt, list.dueAt)]),
  }
}
