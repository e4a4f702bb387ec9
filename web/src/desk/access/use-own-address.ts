import { useEffect, useState } from 'react'
import { ownAddress } from './session.ts'

/** The address of the operator who is signed in; null until it is known. */
export const useOwnAddress = (): string | null => {
  const [email, setEmail] = useState<string | null>(null)
  useEffect(() => {
    ownAddress().then(setEmail, () => undefined)
  }, [])
  return email
}
