import { useSyncExternalStore } from 'react'
import { type SessionMark, sessionMark } from './sessions-mark.ts'

/** Who is signed in, in step with every tab; nobody is while a page is prerendered. */
export const useSession = (): SessionMark | undefined =>
  useSyncExternalStore(sessionMark.subscribe, sessionMark.read, () => undefined)
