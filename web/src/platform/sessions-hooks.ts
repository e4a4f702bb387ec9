import { type SessionMark, sessionMark } from './sessions-mark.ts'
import { useStore } from './store.ts'

/** Who is signed in, in step with every tab; nobody is while a page is prerendered. */
export const useSession = (): SessionMark | undefined => useStore(sessionMark)
