export const codeLength = 6

/** Removes what is not part of a typed or pasted code: mails and people group its digits with spaces. */
export const normalizeCode = (text: string, { digitsOnly }: { digitsOnly: boolean }): string =>
  text.replace(digitsOnly ? /\D/g : /\s/g, '').slice(0, codeLength)

/** Formats seconds as minutes and seconds: “1:05”. */
export const clockTime = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
