import { environment } from '../platform/env/environment.ts'
import { objectsIn } from '../platform/files/objects.store.ts'
import type { EventFiles } from './write-events.ts'

/** The bucket that the queries read. */
export const eventFiles: EventFiles = {
  put: (key, gzipped) => objectsIn(environment('ANALYTICS_BUCKET')).put(key, gzipped, 'application/x-ndjson'),
}
