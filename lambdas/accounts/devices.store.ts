import * as z from 'zod/mini'
import { deviceEntity } from '#shared/accounts/device.entity.ts'
import { clock } from '#shared/contract/clock.ts'
import { keyedHash } from '../platform/secrets/keyed-hash.ts'
import { getItem } from '../platform/table/get-item.ts'
import { ttlOf } from '../platform/table/retention.ts'
import { write } from '../platform/table/write.ts'
import { putItem } from '../platform/table/write-items.ts'

const deviceItem = z.extend(deviceEntity.item, { ttl: z.number() })

/** The hash of a device at one address; its token has no meaning at another. */
export const deviceHash = (token: string, email: string): Promise<string> => keyedHash('device', token, email)

/** Whether a device has signed in during the last 180 days; TTL deletes late. */
export const isRemembered = async (hash: string): Promise<boolean> => {
  const device = await getItem(deviceEntity.key({ deviceHash: hash }), deviceItem, { consistent: false })
  return device !== null && device.ttl > clock.seconds()
}

/** Remembers a device that has signed in, for 180 days from the last time. */
export const rememberDevice = (hash: string): Promise<void> =>
  write(putItem({ ...deviceEntity.key({ deviceHash: hash }), ttl: ttlOf(deviceEntity) }))
