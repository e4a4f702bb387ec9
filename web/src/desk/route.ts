import { useSyncExternalStore } from 'react'
import { pathNameOf } from '#shared/operator/run-command.ts'

const root = '/operator'
const moved = 'desk-moved'

/** The address of a command's page, with what is typed into its form. */
export const commandAddress = (name: string, input: Readonly<Record<string, string>> = {}): string => {
  const query = new URLSearchParams(input).toString()
  return `${root}/${pathNameOf(name)}${query && `?${query}`}`
}

export const queueAddress = root
export const commandsAddress = `${root}/commands`
export const workAddress = `${root}/work`
export const moneyAddress = `${root}/money`
export const meetingsAddress = `${root}/meetings`
export const contentAddress = `${root}/content`

/** The page of an issue of the newsletter. */
export const issueAddress = (month: string): string => commandAddress('newsletter show', { month })

export const passkeysAddress = `${root}/passkeys`

export const navigate = (address: string): void => {
  history.pushState(null, '', address)
  dispatchEvent(new Event(moved))
  scrollTo(0, 0)
}

const subscribe = (notify: () => void): (() => void) => {
  addEventListener('popstate', notify)
  addEventListener(moved, notify)
  return () => {
    removeEventListener('popstate', notify)
    removeEventListener(moved, notify)
  }
}

/** The part of the address below the desk, and its query. */
export const useRoute = (): { at: string; query: URLSearchParams; address: string } => {
  const address = useSyncExternalStore(subscribe, () => location.pathname + location.search)
  const { pathname, searchParams } = new URL(address, location.origin)
  return { at: pathname.slice(root.length).replace(/^\//, ''), query: searchParams, address }
}
