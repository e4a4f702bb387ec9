import type { ShownRow } from '#shared/matching/row.ts'
import { seenOf } from '#shared/objections/objection.ts'
import { object, readObjection, withdrawObjection } from '#shared/objections/objections.ts'
import { assignmentThing } from '#shared/objections/things.ts'
import { readFit } from '#shared/open-assignments/read-fit.ts'
import { canaries } from './canaries.ts'
import { type Caller, nameOf, type Operation } from './operation.ts'
import type { Person } from './signed-in.ts'

/** What a partner does about how they were compared; `opened` publishes an assignment. */
export const objectionOperations = (call: Caller, as: Person, opened: () => Promise<string>): Operation[] => {
  const compared = async () => {
    const id = await opened()
    const { body } = await call(readFit, { params: { id }, as })
    const params = { thing: assignmentThing(id) }
    const words = { words: canaries.description.padEnd(20, '.'), seen: seenOf(body as ShownRow) }
    return { params, send: () => call(object, { params, body: words, as }) }
  }
  return [
    { name: nameOf(object), prepare: async () => (await compared()).send },
    {
      name: nameOf(withdrawObjection),
      prepare: async () => {
        const { params, send } = await compared()
        await send()
        return () => call(withdrawObjection, { params, as })
      },
    },
    {
      name: nameOf(readObjection),
      prepare: async () => {
        const { params, send } = await compared()
        await send()
        return () => call(readObjection, { params, as })
      },
    },
  ]
}
