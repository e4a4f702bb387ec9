import '#web/src/platform/fact-phrases.ts'
import '#web/src/platform/fit-phrases.ts'
import '#web/src/platform/proposal-phrases.ts'
import { fetched } from '#web/src/ui/fetched.tsx'

/** Fetched by itself, because its phrases are not in the list of the areas, which every first view loads. */
export default fetched({
  load: () => import('./Proposals.tsx'),
  words: [
    'partner-proposals',
    'proposal-fit',
    'fit',
    'shown-partner',
    'services',
    'threads',
    'fields',
    'errors',
  ],
})
