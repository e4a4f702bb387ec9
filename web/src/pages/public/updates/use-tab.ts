import { useRef, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

export const tabs = ['meetups', 'learning', 'forum'] as const
export type Tab = (typeof tabs)[number]

const never = () => () => undefined

/** Whether the app is there: until then the tabs are links to what stands below them. */
const useIsAppThere = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/**
 * The tab that the address names behind its `#`. One that names something else (the newsletter's form, the skip
 * link's aim) leaves the tab as it is.
 */
export const useTab = () => {
  const isAppThere = useIsAppThere()
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  const last = useRef<Tab>('meetups')
  const named = hash ? tabs.find(tab => hash === `#${tab}`) : tabs[0]
  if (isAppThere) last.current = named ?? last.current
  return {
    /** Unknown until the app is there. */
    selected: isAppThere ? last.current : undefined,
    /** `replace` for what walks past tabs: going back then skips them. */
    select: (tab: Tab, { replace }: { replace: boolean }) =>
      void navigate({ search, hash: tab }, { replace, preventScrollReset: true }),
  }
}
