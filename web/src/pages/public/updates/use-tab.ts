import { useRef, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

export const tabs = ['meetups', 'learning', 'forum'] as const
export type Tab = (typeof tabs)[number]

const never = () => () => undefined

/** Whether the app has started: until then the tabs are links to the sections below. */
const useIsAppThere = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/**
 * Returns the tab named by the fragment. A fragment that names something else (the newsletter form, the skip link's
 * target) does not change the tab.
 */
export const useTab = () => {
  const isAppThere = useIsAppThere()
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  const last = useRef<Tab>('meetups')
  const named = hash ? tabs.find(tab => hash === `#${tab}`) : tabs[0]
  if (isAppThere) last.current = named ?? last.current
  return {
    /** Undefined until the app has started. */
    selected: isAppThere ? last.current : undefined,
    /** `replace` for moving through tabs by keyboard: going back then skips them. */
    select: (tab: Tab, { replace }: { replace: boolean }) =>
      void navigate({ search, hash: tab }, { replace, preventScrollReset: true }),
  }
}
