import { use } from 'react'
import type { ContentKind } from '#shared/content/kinds.ts'
import type { Language } from '#shared/contract/language.ts'
import { DeskLanguage } from '../words.ts'

const sv = {
  content: 'Innehåll',
  search: 'Sök i namn och text',
  name: 'Namn',
  states: 'Anger',
  version: 'Version',
  at: 'Ändrat',
  by: 'Av',
  standard: 'som i källkoden',
  newName: 'Namn på det nya',
  newNameHint: 'små bokstäver a till z, siffror och bindestreck',
  add: 'Lägg till',
  keys: '/: sök · Enter: till den första · j, k: nästa och förra · Enter: öppna',
  elsewhere: 'Det som har egna kommandon',
  newsletter: 'Nyhetsbrevets nummer',
  prices: 'Priset på krediter',
  all: 'Allt innehåll',
  fields: 'Innehållet',
  published: 'Nu:',
  isNew: 'Det här finns inte än. Det läggs till när det publiceras.',
  why: 'Varför',
  whyHint: 'sparas i historiken',
  publish: 'Publicera',
  rendering: 'Sidorna visar det inom några sekunder.',
  overtaken: 'har publicerat en nyare version medan du skrev. Ditt utkast finns kvar.',
  preview: 'Sidan med ändringen',
  page: 'Sida',
  pageLanguage: 'Sidans språk',
  noPage: 'Ingen sida visar det här just nu.',
  upToDate: 'Sidan visar det som står i formuläret.',
  versions: 'Versioner',
  toDraft: 'Lägg i utkastet',
  restore: 'Återställ',
  sources: 'Källkodens innehåll',
  hidden: 'dolt',
  reached: 'uppnått',
} as const

export type ContentWord = keyof typeof sv

const en: Record<ContentWord, string> = {
  content: 'Content',
  search: 'Search names and texts',
  name: 'Name',
  states: 'States',
  version: 'Version',
  at: 'Changed',
  by: 'By',
  standard: 'as in the sources',
  newName: 'Name of the new one',
  newNameHint: 'small letters a to z, digits and hyphens',
  add: 'Add',
  keys: '/: search · Enter: to the first · j, k: next and previous · Enter: open',
  elsewhere: 'What has commands of its own',
  newsletter: 'Issues of the newsletter',
  prices: 'The price of credits',
  all: 'All content',
  fields: 'The content',
  published: 'Now:',
  isNew: 'This does not exist yet. Publishing adds it.',
  why: 'Why',
  whyHint: 'kept in the history',
  publish: 'Publish',
  rendering: 'The pages show it within seconds.',
  overtaken: 'published a newer version while you were writing. Your draft is still here.',
  preview: 'The page with the change',
  page: 'Page',
  pageLanguage: 'Language of the page',
  noPage: 'No page shows this at present.',
  upToDate: 'The page shows what the form says.',
  versions: 'Versions',
  toDraft: 'Put into the draft',
  restore: 'Restore',
  sources: 'The content of the sources',
  hidden: 'hidden',
  reached: 'reached',
}

const words = { sv, en }

type KindNames = Readonly<Record<ContentKind, readonly [sv: string, en: string]>>

const kindNames: KindNames = {
  claims: ['Påståenden om oss', 'Claims about us'],
  results: ['Resultat', 'Results'],
  cost: ['Kostnadsexemplet', 'The cost example'],
  promises: ['Löften', 'Promises'],
  badges: ['Märken', 'Badges'],
  timeline: ['Tidslinjen', 'The timeline'],
  meetups: ['Träffar', 'Meetups'],
  pitch: ['Rundan för investerare', 'The round for investors'],
  reasons: ['Skäl att investera', 'Reasons to invest'],
  vision: ['Visionen', 'The vision'],
  team: ['Teamet', 'The team'],
  faq: ['Vanliga frågor', 'Questions and answers'],
  offers: ['Lägsta priser på tjänster', 'Lowest prices of services'],
  dates: ['Dagar i tjänstetexter', 'Days in texts of services'],
  learning: ['Lärande', 'Learning'],
}

/** The Swedish names of the fields of content; in English they say what they mean by themselves. */
export const fieldNames: Readonly<Record<string, string>> = {
  value: 'värde',
  shown: 'visas',
  reached: 'uppnått',
  date: 'dag',
  published: 'publicerat',
  attendees: 'deltagare',
  recording: 'inspelningens längd i minuter',
  mark: 'kort märke',
  name: 'namn',
  about: 'beskrivning',
  title: 'rubrik',
  text: 'text',
  highlights: 'höjdpunkter',
  question: 'fråga',
  answer: 'svar',
  restDaysCount: 'vilodagar räknas',
  baseSalary: 'grundlön',
  holidayPay: 'semesterersättning',
  holidayPayPercent: 'semesterersättning i procent',
  employerTax: 'arbetsgivaravgifter',
  employerTaxPercent: 'arbetsgivaravgifter i procent',
  insurance: 'försäkringar',
  insurancePercent: 'försäkringar i procent',
  specialTax: 'särskild löneskatt',
  pension: 'pension',
  hiringMonthsFrom: 'rekrytering, minst antal månader',
  hiringMonthsTo: 'rekrytering, högst antal månader',
  consultant: 'konsultbolag, lägsta pris i månaden',
  consultantWeeksFrom: 'konsultbolag, minst antal veckor',
  consultantWeeksTo: 'konsultbolag, högst antal veckor',
  sickPayDays: 'dagar med sjuklön',
  sickPayPercent: 'sjuklön i procent av lönen',
  sickPayDeductiblePercent: 'karensavdrag i procent',
}

/** The words of the pages about content, and the names of its kinds and fields, in a language. */
export const contentWords = (language: Language) => {
  const known = (name: string) => (language === 'sv' ? fieldNames[name] : undefined)
  return {
    t: (word: ContentWord): string => words[language][word],
    kind: (kind: ContentKind): string => kindNames[kind][language === 'sv' ? 0 : 1],
    /** A field without its language: the words for it, and their language if that is not the desk's. */
    field: (name: string): { text: string; lang?: 'en' } => {
      const text = known(name) ?? name.replace(/[A-Z]/g, capital => ` ${capital.toLowerCase()}`)
      return language === 'sv' && !known(name) ? { text, lang: 'en' } : { text }
    },
  }
}

/** As `contentWords`, in the language that the desk has now. */
export const useContentWords = () => contentWords(use(DeskLanguage).language)
