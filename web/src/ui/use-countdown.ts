import { useEffect, useState } from 'react'

const secondsUntil = (instant: number) => Math.max(0, Math.ceil((instant - Date.now()) / 1000))

/** Whole seconds until an instant (milliseconds of this machine's clock), counted down while shown. */
export const useCountdown = (instant: number): number => {
  const [seconds, setSeconds] = useState(() => secondsUntil(instant))
  useEffect(() => {
    setSeconds(secondsUntil(instant))
    const timer = setInterval(() => {
      const left = secondsUntil(instant)
      setSeconds(left)
      if (left === 0) clearInterval(timer)
    }, 500)
    return () => clearInterval(timer)
  }, [instant])
  return seconds
}
