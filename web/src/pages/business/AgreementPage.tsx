import '#web/src/platform/agreement-phrases.ts'
import { fetched } from '#web/src/ui/fetched.tsx'

/** Fetched by itself, because its phrases are not in the list of the areas, which every first view loads. */
export default fetched({
  load: () => import('./Agreement.tsx'),
  words: ['agreements', 'agreement-clauses-1', 'inquiry-facts', 'services', 'fields', 'errors', 'accounts'],
})
