import { fromAttributes } from './attributes.ts'
import { conditionFailed } from './table.ts'
import type { Stored } from './words.ts'
import type { Write } from './write-items.ts'

/** Makes a write; throws `ConditionalCheckFailedException` if its condition does not hold. */
export const write = async (item: Write): Promise<void> => {
  await item.send()
}

/** Makes a write if its condition holds; false if not. Throws whatever else goes wrong. */
export const writeIf = async (item: Write): Promise<boolean> => {
  try {
    await item.send()
    return true
  } catch (error) {
    if (conditionFailed(error)) return false
    throw error
  }
}

type Outcome = {
  written: boolean
  /** The stored item: written by this write, or by the one that was there before. */
  stored: Stored | null
}

/** Makes a write if its condition holds, and returns the stored item either way. Throws whatever else goes wrong. */
export const writeOrRead = async (item: Write): Promise<Outcome> => {
  try {
    return { written: true, stored: await item.send(true) }
  } catch (error) {
    if (!conditionFailed(error)) throw error
    return { written: false, stored: error.Item ? fromAttributes(error.Item) : null }
  }
}
