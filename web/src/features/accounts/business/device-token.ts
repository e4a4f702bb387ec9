const key = 'device'

const randomToken = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, sign => ({ '+': '-', '/': '_' })[sign] ?? '')
}

/** A random secret of this browser: the one it has, or one that `keep` stores once somebody has signed in with it. */
export type Device = { token: string; keep: () => void }

/**
 * What the server remembers after a right code, so that a stranger who uses up an address's codes cannot lock its owner
 * out. Nothing is stored before that: who opens the dialog has not signed in.
 */
export const thisDevice = (storage: Pick<Storage, 'getItem' | 'setItem'> = localStorage): Device => {
  const token = storage.getItem(key) ?? randomToken()
  return { token, keep: () => storage.setItem(key, token) }
}
