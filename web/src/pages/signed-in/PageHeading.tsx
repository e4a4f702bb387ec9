import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { brand } from '#shared/brand.ts'
import styles from './page.module.css'

/** React Router's key of the first location of a visit. Focus then stays where the browser put it. */
const firstPlace = 'default'

/** The only h1 of a view. Also sets the tab's title, and gets the focus after a navigation from another view. */
export const PageHeading = ({ children }: { children: string }) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key, pathname } = useLocation()
  useEffect(() => {
    document.title = `${children} – ${brand.name}`
  }, [children])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a search that is kept in the address is no other view
  useEffect(() => {
    if (key !== firstPlace) heading.current?.focus()
  }, [pathname])
  return (
    <h1 ref={heading} tabIndex={-1} className={styles.heading}>
      {children}
    </h1>
  )
}
