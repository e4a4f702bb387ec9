import { collectionOf } from '../content/collection.ts'
import type { Language } from '../contract/language.ts'

type Words = { readonly title: string; readonly text: string }

export type LearningItem = {
  readonly id: string
  /** yyyy-MM-dd; shown for a month from that day. */
  readonly published: string
  readonly shown: boolean
} & Readonly<Record<Language, Words>>

/** The same day of the next month, yyyy-MM-dd; its last day if it is shorter. */
const monthAfter = (day: string): string => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const lastOfNext = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month, Math.min(date, lastOfNext))).toISOString().slice(0, 10)
}

/** The items that are published and at most a month old on a day, yyyy-MM-dd. */
export const shownOn = (day: string, items: readonly LearningItem[]): LearningItem[] =>
  items.filter(({ published }) => published <= day && day <= monthAfter(published))

/**
 * The standard of the learning content. Operators change or add an item with `content set learning.<id>`. Items older
 * than a month may stay here; the page hides them.
 */
export const standardLearning: readonly LearningItem[] = [
  {
    id: 'alarm-flood',
    published: '2025-09-25',
    shown: true,
    sv: {
      title: 'Larmflod: från 400 larm i timmen till de sex som betyder något',
      text: 'Gå igenom en veckas larmlogg enligt ISA-18.2. Sortera efter frekvens, fråga operatören vad hon gör och stryk larm som ingen åtgärdar.',
    },
    en: {
      title: 'Alarm floods: from 400 an hour to the six that matter',
      text: 'Go through a week of the alarm log as in ISA-18.2. Sort by frequency, ask the operator what she does, and remove the alarms that nobody acts on.',
    },
  },
  {
    id: 'backup-plc',
    published: '2025-08-28',
    shown: true,
    sv: {
      title: 'Säkerhetskopia på en PLC: jämför innan du litar på den',
      text: 'Projektet på servern är sällan det som kör. Läs upp från styrningen, jämför block för block, och skriv datum på det som stämmer.',
    },
    en: {
      title: 'A PLC backup: compare before you trust it',
      text: 'The project on the server is rarely what runs. Upload from the controller, compare block by block, and date what agrees.',
    },
  },
]

/** Returns the learning content, newest first. */
export const learningItems = (): LearningItem[] =>
  collectionOf('learning', standardLearning).toSorted((one, other) =>
    other.published.localeCompare(one.published),
  )
