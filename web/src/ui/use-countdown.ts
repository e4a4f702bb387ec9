import { useEffect, useState } from 'react'

const secondsUntil = (instant: number) => Math.max(0, Math.ceil((instant - Date.now()) / 1000))

/** Returns the whole seconds until an instant (milliseconds of the local clock), updated while rendered. */
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
