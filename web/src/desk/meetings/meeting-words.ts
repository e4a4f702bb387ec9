import { use } from 'react'
import en from '#shared/phrases/en/meetings.ts'
import sv from '#shared/phrases/sv/meetings.ts'
import { DeskLanguage } from '../words.ts'

const swedish = {
  week: 'Vecka',
  before: 'Föregående vecka',
  after: 'Nästa vecka',
  thisWeek: 'Den här veckan',
  today: 'i dag',
  open: 'Öppet',
  notOpen: 'Stängt',
  block: 'Stängt för möten',
  unconfirmed: 'inte bekräftat',
  noShow: 'ingen kom',
  erased: 'Raderat möte',
  nothing: 'Inga möten.',
  keys: 'Piltangenterna ← och → byter vecka. Tiderna är svenska. Inställda möten står inte här.',
  all: 'Alla bokningar',
  blocks: 'Stängda tider',
  notRead: 'Kunde inte läsas. Det som visas är inte allt.',
} as const

const english: Record<keyof typeof swedish, string> = {
  week: 'Week',
  before: 'Week before',
  after: 'Week after',
  thisWeek: 'This week',
  today: 'today',
  open: 'Open',
  notOpen: 'Closed',
  block: 'Closed for meetings',
  unconfirmed: 'not confirmed',
  noShow: 'nobody came',
  erased: 'Erased meeting',
  nothing: 'No meetings.',
  keys: 'The arrow keys ← and → change the week. Times are Swedish. Cancelled meetings are not here.',
  all: 'All bookings',
  blocks: 'Closed times',
  notRead: 'Could not be read. This is not all there is.',
}

const words = { sv: swedish, en: english }

/** The words of the calendar in the language of the desk, and the names of holidays, which visitors read, too. */
export const useMeetingWords = () => {
  const { language } = use(DeskLanguage)
  return {
    t: (word: keyof typeof swedish): string => words[language][word],
    holidays: { sv, en }[language].holidays,
  }
}
