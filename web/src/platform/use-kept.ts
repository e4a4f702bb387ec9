import { useState } from 'react'
import type * as z from 'zod/mini'
import { draftOf } from './drafts.ts'
import { useSession } from './sessions-hooks.ts'

/** What is being written: kept in this tab until it is sent. */
export const useKept = <Typed>(form: string, schema: z.ZodMiniType<Typed>, start: Typed) => {
  const kept = draftOf(form, useSession()?.userId ?? '')
  const [typed, setTyped] = useState<Typed>(() => {
    const found = schema.safeParse(kept.read())
    return found.success ? found.data : start
  })
  const write = (changed: Typed) => {
    setTyped(changed)
    kept.keep(changed)
  }
  return { typed, write, forget: kept.clear }
}
