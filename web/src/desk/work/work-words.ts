import { use } from 'react'
import { DeskLanguage } from '../words.ts'

const sv = {
  running: 'Pågår',
  paused: 'Pausat',
  noticed: 'Uppsagt',
  reports: 'Tidrapporter som väntar',
  milestones: 'Delmål som väntar',
  disputed: 'Ifrågasatt',
  ended: 'Avslutat nyligen',
  agreement: 'Avtal',
  report: 'Tidrapport',
  milestone: 'Delmål',
  started: 'Började',
  remindsBoth: 'Båda påminns',
  ends: 'Upphör',
  remindsUs: 'Vi påminns',
  over: 'Avslutades',
  decidesItself: 'Avgörs av tystnad',
  remindsBusiness: 'Företaget påminns',
  remindsPartner: 'Partnern påminns',
  delivery: 'Levereras',
  noDay: 'Ingen dag är avtalad',
  late: 'försenat',
  notRead: 'Kunde inte läsas. Det som visas är inte allt.',
  left: 'Utkast till tidrapporter visas först när månaden är slut, delmål i pausade uppdrag när pausen är över och avslutade uppdrag i 30 dagar. Uppdrag som har registrerats för hand har inget avtal; de finns hos sin partner.',
  partners: 'Godkända partner',
} as const

const en: Record<keyof typeof sv, string> = {
  running: 'Running',
  paused: 'Paused',
  noticed: 'Under notice',
  reports: 'Time reports that wait',
  milestones: 'Milestones that wait',
  disputed: 'Disputed',
  ended: 'Ended lately',
  agreement: 'Agreement',
  report: 'Time report',
  milestone: 'Milestone',
  started: 'Began',
  remindsBoth: 'Both are reminded',
  ends: 'Ends',
  remindsUs: 'We are reminded',
  over: 'Ended',
  decidesItself: 'Decided by silence',
  remindsBusiness: 'The business is reminded',
  remindsPartner: 'The partner is reminded',
  delivery: 'To be delivered',
  noDay: 'No day was agreed',
  late: 'late',
  notRead: 'Could not be read. This is not all there is.',
  left: 'Drafts of time reports are shown once their month is over, milestones of paused work once the pause is, and ended work for 30 days. Assignments that were recorded by hand have no agreement; their partners have them.',
  partners: 'Approved partners',
}

const words = { sv, en }

/** The words of the board of work in the language of the desk. */
export const useWorkWords = (): ((word: keyof typeof sv) => string) => {
  const { language } = use(DeskLanguage)
  return word => words[language][word]
}
