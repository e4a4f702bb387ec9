import { use } from 'react'
import { DeskLanguage } from '../words.ts'

const sv = {
  sv: 'svenska',
  en: 'engelska',
  unchanged: 'Inget är ändrat.',
  discard: 'Släng utkastet',
  draftKept: 'Det du har skrivit finns i den här fliken tills du sparar eller slänger det.',
  reading: 'Du kan läsa och prova, men inte spara.',
  goOn: 'Fortsätt från den nya versionen',
  width: 'Bredd',
  phone: 'Mobil',
  computer: 'Dator',
  rendersNow: 'Ritar …',
  earlier: 'Nedan står det som gällde innan, tills det går att rita.',
  tryAgain: 'Försök igen',
  lines: 'Rader som ändras',
  goes: 'bort',
  comes: 'nytt',
} as const

export type DraftWord = keyof typeof sv

const en: Record<DraftWord, string> = {
  sv: 'Swedish',
  en: 'English',
  unchanged: 'Nothing is changed.',
  discard: 'Discard the draft',
  draftKept: 'What you typed is in this tab until you save or discard it.',
  reading: 'You can read and try, but not save.',
  goOn: 'Go on from the new version',
  width: 'Width',
  phone: 'Phone',
  computer: 'Computer',
  rendersNow: 'Rendering …',
  earlier: 'Below is what the form said before, until it can be rendered.',
  tryAgain: 'Try again',
  lines: 'Lines that change',
  goes: 'removed',
  comes: 'new',
}

const words = { sv, en }

/** The words of drafts that are edited beside what they become, in the language of the desk. */
export const useDraftWords = (): ((word: DraftWord) => string) => {
  const { language } = use(DeskLanguage)
  return word => words[language][word]
}
