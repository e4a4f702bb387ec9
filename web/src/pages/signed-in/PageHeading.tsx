import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { brand } from '#shared/brand.ts'
import styles from './page.module.css'

/** React Router's key of the place that a visit begins at; focus stays where the browser put it then. */
const firstPlace = 'default'

/** The one h1 of a view. Names the tab too, and takes the focus when one comes here from another view. */
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
