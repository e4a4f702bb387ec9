/** Returns a mailto link with the subject filled in. */
export const mailAbout = (address: string, subject: string): string =>
  `mailto:${address}?subject=${encodeURIComponent(subject)}`
