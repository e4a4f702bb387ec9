import '#web/src/platform/agreement-phrases.ts'
import { fetched } from '#web/src/ui/fetched.tsx'

/** Anybody who has the paper opens it; nobody has to sign in. */
export default fetched({ load: () => import('./AgreementCheck.tsx'), words: ['agreements'] })
