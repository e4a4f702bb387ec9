import { type ContentValues, readContentWith } from '#shared/content/read-content.ts'
import { clock } from '#shared/contract/clock.ts'
import { findContent } from './content.store.ts'

const maxAgeMilliseconds = 60_000

let values: ContentValues = {}
let readAt = Number.NEGATIVE_INFINITY

/** Makes the texts of this function state what operators have set, at most a minute ago. */
export const loadCurrentContent = async (): Promise<void> => {
  const now = clock.now()
  if (now - readAt < maxAgeMilliseconds) return
  values = await findContent({ consistent: false })
  readAt = now
  readContentWith(name => values[name])
}
