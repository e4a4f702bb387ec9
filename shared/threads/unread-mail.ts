import { fillKey, keyParts } from '../contract/key-template.ts'
import { type Side, sides } from './thread.ts'

/** The id of the due mail to a side of a thread. */
const template = '<id>#<side>'

export const unreadMailId = (party: { id: string; side: Side }): string => fillKey(template, party)

/** The thread and the side that a due mail is for. */
export const unreadMailOf = (dueId: string): { id: string; side: Side } | null => {
  const { id = '', side = '' } = keyParts(template, dueId) ?? {}
  const known = sides.find(one => one === side)
  return known ? { id, side: known } : null
}
