import { useEffect } from 'react'

const refreshMs = 30_000

/** Reads again every half minute while the page can be seen, and when somebody comes back to it; not while `isOff`. */
export const useLookingAgain = (read: () => Promise<void>, isOff = false): void => {
  useEffect(() => {
    if (isOff) return undefined
    const look = () => void (document.visibilityState === 'visible' && read())
    const timer = setInterval(look, refreshMs)
    addEventListener('focus', look)
    return () => {
      clearInterval(timer)
      removeEventListener('focus', look)
    }
  }, [isOff, read])
}
