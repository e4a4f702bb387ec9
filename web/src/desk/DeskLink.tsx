import type { MouseEvent, ReactNode } from 'react'
import { navigate } from './route.ts'

/** A link within the desk; with a modifier the browser opens it in another tab. */
export const DeskLink = ({
  to,
  current,
  children,
}: {
  to: string
  current?: boolean
  children: ReactNode
}) => {
  const follow = (event: MouseEvent) => {
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
