import { type SessionMark, sessionMark } from './sessions-mark.ts'
import { useStore } from './store.ts'

/** Returns who is signed in, in sync with every tab; nobody while a page is prerendered. */
export const useSession = (): SessionMark | undefined => useStore(sessionMark)
