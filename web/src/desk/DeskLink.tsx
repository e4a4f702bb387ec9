import type { MouseEvent, ReactNode } from 'react'
import { navigate } from './route.ts'

type Props = {
  to: string
  current?: boolean
  /** Called before it is followed. */
  before?: () => void
  children: ReactNode
}

/** A link within the desk; with a modifier the browser opens it in another tab. */
export const DeskLink = ({ to, current, before, children }: Props) => {
  const follow = (event: MouseEvent) => {
    before?.()
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    navigate(to)
  }
  return (
    <a href={to} onClick={follow} aria-current={current ? 'page' : undefined}>
      {children}
    </a>
  )
}
