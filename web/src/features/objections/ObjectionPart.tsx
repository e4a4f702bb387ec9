import { type ComponentProps, Suspense } from 'react'
import { fetched } from '#web/src/ui/fetched.tsx'

const Objection = fetched({
  load: () => import('./Objection.tsx'),
  words: ['objections', 'errors', 'fields'],
})

/** An objection to a row, fetched with it. */
export const ObjectionPart = (objected: ComponentProps<typeof Objection>) => (
  <Suspense>
    <Objection {...objected} />
  </Suspense>
)
