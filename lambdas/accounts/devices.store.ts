import * as z from 'zod/mini'
import { clock } from '#shared/contract/clock.ts'
import { keyedHash } from '../platform/secrets/keyed-hash.ts'
import { getItem } from '../platform/table/get-item.ts'
import { keys } from '../platform/table/keys.ts'
import { ttlOf } from '../platform/table/retention.ts'
import { write } from '../platform/table/write.ts'
import { putItem } from '../platform/table/write-items.ts'

const deviceItem = z.object({ ttl: z.number() })

/** The hash of a device at one address; its token has no meaning at another. */
export const deviceHash = (token: string, email: string): Promise<string> => keyedHash('device', token, email)

/** Whether a device has signed in during the last 180 days; TTL deletes late. */
export const isRemembered = async (hash: string): Promise<boolean> => {
  const device = await getItem(keys.device(hash), deviceItem, { consistent: false })
  return device !== null && device.ttl > clock.seconds()
}

/** Remembers a device that has signed in, for 180 days from the last time. */
export const rememberDevice = (hash: string): Promise<void> =>
  write(putItem({ ...keys.device(hash), ttl: ttlOf('device') }))
