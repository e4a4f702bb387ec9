import type { KeptFile } from './accepted-uploads.ts'
import type { FileArea } from './file-area.ts'
import { objectsIn } from './objects.store.ts'

/** Removes a file that no item names any more; the bucket's life cycle removes older versions. */
export const removeKept = (area: FileArea, { key }: Pick<KeptFile, 'key'>): Promise<void> =>
  objectsIn(area.bucket()).remove(key)
