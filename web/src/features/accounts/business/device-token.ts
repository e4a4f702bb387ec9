const key = 'device'

const randomToken = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, sign => ({ '+': '-', '/': '_' })[sign] ?? '')
}

/** A random secret of this browser: the stored one, or a new one that `keep` stores after a sign-in. */
export type Device = { token: string; keep: () => void }

/**
 * The server remembers this token after a correct code, so that a stranger who uses up the codes of an address cannot
 * lock out its owner. It is stored only then: opening the dialog is not a sign-in.
 */
export const thisDevice = (storage: Pick<Storage, 'getItem' | 'setItem'> = localStorage): Device => {
  const token = storage.getItem(key) ?? randomToken()
  return { token, keep: () => storage.setItem(key, token) }
}
