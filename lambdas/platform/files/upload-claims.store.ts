import * as z from 'zod/mini'
import { clock } from '#shared/contract/clock.ts'
import { uploadEntity } from '#shared/files/upload.entity.ts'
import { Failure } from '../failure.ts'
import { logger } from '../logging/logger.ts'
import { moreThan } from '../table/condition.ts'
import { getItem } from '../table/get-item.ts'
import type { TransactItem } from '../table/table.ts'
import { update } from '../table/update.ts'
import { write, writeOrRead } from '../table/write.ts'
import { putNew } from '../table/write-items.ts'
import type { FileArea } from './file-area.ts'

const claim = z.extend(uploadEntity.item, { ttl: z.number() })

/** One permitted upload; the owner is part of its key, so one account cannot find an upload of another. */
export type UploadClaim = z.infer<typeof claim>

/** The result of an inspection. */
type Finding = Pick<UploadClaim, 'size' | 'reason'> & { state: 'accepted' | 'refused' }

/** The upload claims of one owner. */
export const uploadClaimsOf = ({ pool }: FileArea, sub: string) => {
  const keyOf = (id: string) => uploadEntity.key({ pool, sub, id })

  /** Ignores a claim that has expired; TTL deletes late. */
  const current = (found: UploadClaim | null) => (found && found.ttl > clock.seconds() ? found : null)

  return {
    /** A claim; null if there is none, or if it has expired. */
    find: async (id: string): Promise<UploadClaim | null> => current(await getItem(keyOf(id), claim)),
    add: (added: UploadClaim): Promise<void> => write(putNew({ ...keyOf(added.id), ...added })),
    /** Stores a finding, once; returns the claim as it is then. Throws `not_found` if it expired in the meantime. */
    settle: async (id: string, { state, size, reason }: Finding): Promise<UploadClaim> => {
      const settling = update(keyOf(id)).set({ state, size, reason }).expect({ state: 'waiting' })
      const { written, stored } = await writeOrRead(settling)
      if (written) logger.info('upload_inspected', { upload: id, state, reason })
      const settled = stored && claim.parse(stored)
      const found = written ? settled : current(settled)
      if (!found) throw new Failure('not_found')
      return found
    },
    /** The write that takes an accepted upload for good; refused if something else took it first. */
    keep: (id: string): TransactItem =>
      update(keyOf(id))
        .set({ state: 'kept' })
        .expect({ state: 'accepted', ttl: moreThan(clock.seconds()) }),
  }
}
