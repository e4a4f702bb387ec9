import { collectionOf } from '../content/collection.ts'
import type { Language } from '../contract/language.ts'

type Words = { readonly title: string; readonly highlights: readonly string[] }

export type Meetup = {
  readonly id: string
  /** yyyy-MM-dd */
  readonly date: string
  readonly attendees: number
  /** Minutes of the recording, which is sent on request. */
  readonly recording: number
  readonly shown: boolean
} & Readonly<Record<Language, Words>>

/** The standard of the past meetups. Operators change or add one with `content set meetups.<id>`. */
export const standardMeetups: readonly Meetup[] = [
  {
    id: 'opc-ua',
    date: '2025-09-18',
    attendees: 64,
    recording: 52,
    shown: true,
    sv: {
      title: 'OPC UA mellan tre generationer styrsystem',
      highlights: [
        'Adressrymden först, certifikaten sedan: så slapp man göra om allt',
        'En gateway i stället för tolv, och vem som får starta om den',
        'Frågestund: vad gör man med en S5 som ingen vågar röra?',
      ],
    },
    en: {
      title: 'OPC UA between three generations of controllers',
      highlights: [
        'Address space first, certificates second: how to avoid doing it all twice',
        'One gateway instead of twelve, and who may restart it',
        'Questions: what to do with an S5 that nobody dares to touch?',
      ],
    },
  },
  {
    id: 'nis2',
    date: '2025-05-22',
    attendees: 88,
    recording: 61,
    shown: true,
    sv: {
      title: 'Cybersäkerhet på golvet: vad lagen begär och vad elskåpet tål',
      highlights: [
        'Zoner och kanaler enligt IEC 62443, ritade på en riktig förpackningslinje',
        'Fjärråtkomst för leverantören utan att lämna dörren öppen',
        'Loggning som någon faktiskt läser',
      ],
    },
    en: {
      title: 'Cybersecurity on the floor: what the law asks and what the cabinet can bear',
      highlights: [
        'Zones and conduits as in IEC 62443, drawn on a real packaging line',
        'Remote access for the supplier without leaving the door open',
        'Logs that somebody reads',
      ],
    },
  },
  {
    id: 'product-passport',
    date: '2025-03-13',
    attendees: 47,
    recording: 45,
    shown: true,
    sv: {
      title: 'Produktpasset börjar i MES',
      highlights: [
        'Vilka fält som redan finns i ordern och vilka ingen har mätt',
        'Från batch till exemplar: märkning som överlever målning',
        'Vem som äger felet när passet säger fel',
      ],
    },
    en: {
      title: 'The product passport begins in the MES',
      highlights: [
        'Which fields are in the order already, and which nobody has measured',
        'From batch to item: marking that survives the paint shop',
        'Who owns the mistake when the passport is wrong',
      ],
    },
  },
]

/** Returns the past meetups, newest first. */
export const pastMeetups = (): Meetup[] =>
  collectionOf('meetups', standardMeetups).toSorted((one, other) => other.date.localeCompare(one.date))
