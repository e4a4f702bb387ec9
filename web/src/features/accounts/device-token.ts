const key = 'device'

/**
 * A random secret of this browser, made at its first sign-in. After a right code the server remembers it, so that
 * a stranger who uses up an address's codes cannot lock its owner out.
 */
export const deviceToken = (): string => {
  const stored = localStorage.getItem(key)
  if (stored) return stored
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  const token = btoa(String.fromCharCode(...bytes)).replace(
    /[+/=]/g,
    sign => ({ '+': '-', '/': '_' })[sign] ?? '',
  )
  localStorage.setItem(key, token)
  return token
}
