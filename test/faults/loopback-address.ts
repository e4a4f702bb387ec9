/** Returns the n-th address of 127.0.0.0/8: source addresses that a limit tells apart. */
export const loopbackAddress = (n: number): string =>
  `127.${1 + Math.floor(n / 62_500)}.${Math.floor(n / 250) % 250}.${1 + (n % 250)}`
