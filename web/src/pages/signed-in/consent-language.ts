import type { Language } from '#shared/contract/language.ts'

const dialogIn = (language: Language) => document.getElementById(`consent-${language}`)

/** Each banner stands before its dialog. */
const bannerOf = (dialog: Element | null) => dialog?.previousElementSibling as HTMLElement | null | undefined

/**
 * Moves the question about cookies to another language: web/src/before/consent.ts looks for that of the document. A
 * document that began as a public page has it in one language only, and keeps asking in that one.
 */
export const moveConsent = (from: Language, to: Language): void => {
  const dialog = dialogIn(from)
  const [banner, other] = [bannerOf(dialog), bannerOf(dialogIn(to))]
  if (!dialog || !banner || from === to) return
  if (other) {
    other.hidden = banner.hidden
    banner.hidden = true
  } else dialog.id = `consent-${to}`
}
