import { use } from 'react'
import type { Language } from '#shared/contract/language.ts'
import { type DecisionCode, decisionCodes, decisionWords } from '#shared/matching/decision-codes.ts'
import { type AnyCommandName, allCommands } from '#shared/operator/all-commands.ts'
import { choiceNames } from '../swedish/choices.ts'
import { otherFields, thingFields } from '../swedish/fields.ts'
import { helpInSwedish } from '../swedish/help.ts'
import { notesInSwedish } from '../swedish/notes.ts'
import { storedFields } from '../swedish/stored-fields.ts'
import { valueNames } from '../swedish/value-names.ts'
import { DeskLanguage } from '../words.ts'
import { actionName } from './action-names.ts'
import { englishFields } from './english-fields.ts'
import { timedNames } from './timed-names.ts'

type Names = Readonly<Record<string, string>>

/** The Swedish names of states, of whichever process; in English they say what they mean by themselves. */
export const stateNames: Names = {
  received: 'mottagen',
  answered: 'besvarad',
  closed: 'avslutad',
  open: 'öppet',
  matching: 'matchas',
  proposed: 'föreslaget',
  interviewing: 'intervjuas',
  agreed: 'överenskommet',
  running: 'pågår',
  completed: 'slutfört',
  drafted: 'utkast',
  invited: 'inbjuden',
  chosen: 'vald',
  engaged: 'anlitad',
  declined: 'avböjt',
  withdrawn: 'tillbakadraget',
  lapsed: 'förfallet',
  offered: 'erbjudet',
  signedByBusiness: 'undertecknat av företaget',
  signedByPartner: 'undertecknat av partnern',
  paused: 'pausat',
  noticed: 'uppsagt',
  claimed: 'garantin åberopad',
  ended: 'upphört',
  concluded: 'avslutat',
  cancelled: 'avbrutet',
  ratedByBusiness: 'betygsatt av företaget',
  ratedByPartner: 'betygsatt av partnern',
  shown: 'visas',
  application: 'ansökan',
  screening: 'granskning',
  interview: 'intervju',
  verification: 'verifiering',
  introduction: 'introduktion',
  approved: 'godkänt',
  ordered: 'beställd',
  invoiced: 'fakturerad',
  paid: 'betald',
  active: 'aktiv',
  notice: 'uppsagd',
  asked: 'begärd',
  granted: 'beviljad',
  draft: 'utkast',
  submitted: 'inskickad',
  above: 'över det avtalade',
  disputed: 'ifrågasatt',
  corrected: 'rättad',
  referred: 'lämnat till oss',
  settled: 'avgjord',
  none: 'inget arbete',
  delivered: 'levererat',
  returned: 'återsänt',
  accepted: 'godtaget',
  dropped: 'struket',
  objected: 'invändning',
  released: 'släppt',
  refused: 'nekad',
  expired: 'förfallen',
  booked: 'bokat',
  held: 'genomfört',
  missed: 'ingen kom',
  sent: 'skickad',
  upheld: 'bifallen',
  dismissed: 'avslagen',
}

const places = new Map(Object.keys(thingFields).map((name, place) => [name, place]))

/** Where a field stands among those of its thing. */
export const placeOf = (name: string): number => places.get(name) ?? places.size

/** `promisedAt` as words: "promised at"; `priceKronor` is "price, SEK". */
const inWords = (name: string): string =>
  name
    .replace(/(?<=[a-z])Kronor$/, ', SEK')
    .replace(/(?<=[a-z])[A-Z]+/g, capital => ` ${capital.toLowerCase()}`)
    .replaceAll('_', ' ')

/** A name to be shown, and its language if that is not the desk's. */
export type Shown = { text: string; lang?: 'en' }

const named = (names: Names, name: string, language: Language): Shown => {
  const known = language === 'sv' ? names[name] : undefined
  if (known) return { text: known }
  return language === 'sv' ? { text: inWords(name), lang: 'en' } : { text: inWords(name) }
}

const fieldNames: Names = { ...storedFields, ...otherFields, ...thingFields }

/** What a field is called in a language. */
export const fieldIn = (name: string, language: Language): Shown => {
  const own = language === 'en' && Object.hasOwn(englishFields, name) ? englishFields[name] : undefined
  return own ? { text: own } : named(fieldNames, name, language)
}

/** What accounts are said to be that have no process to be in a state of. */
const accountStates: Names = {
  'has a profile': 'har en profil',
  'has no profile yet': 'har ingen profil än',
  'signed in before': 'har loggat in',
}

const wordNames: Names = { ...valueNames, ...accountStates, ...stateNames, ...choiceNames }

const isDecision = (value: string): value is DecisionCode =>
  (decisionCodes as readonly string[]).includes(value)

/** One of a few words that a field says, or that a form lets choose from, in a language; undefined for any other text. */
export const wordIn = (value: string, language: Language): string | undefined => {
  if (isDecision(value)) return decisionWords(value, language)
  return Object.hasOwn(wordNames, value) ? named(wordNames, value, language).text : undefined
}

/** What commands, fields, states and that which time does are called, in the language of the desk where it has a name. */
export const useNames = () => {
  const { language } = use(DeskLanguage)
  const timed = (name: string): Shown => {
    const known = timedNames[language][name]
    return known ? { text: known } : named({}, name, language)
  }
  return {
    /** What is due is stated by what time does, so the fields within it have those names. */
    field: (name: string, within?: string) => (within === 'due' ? timed(name) : fieldIn(name, language)),
    state: (name: string) => named({ ...wordNames, ...stateNames }, name, language),
    timed,
    /** What somebody does with a command; its name, if there is no such command any more. */
    action: (name: string): string => actionName(name)?.[language === 'sv' ? 0 : 1] ?? name,
    /** What a command does, as a sentence. */
    help: (name: AnyCommandName): Shown => {
      const { help } = allCommands[name]
      const known = language === 'sv' ? helpInSwedish[name] : help
      return known ? { text: `${known}.` } : { text: `${help}.`, lang: 'en' }
    },
    /** What the declaration of a command says of a field, which is English. */
    note: (about: string): Shown => {
      const known = language === 'sv' ? notesInSwedish[about] : about
      return known ? { text: known } : { text: about, lang: 'en' }
    },
    /** As `wordIn`; any other text as it is. */
    word: (value: string): string => wordIn(value, language) ?? value,
  }
}

/** Whether a field is for machines, or says what the timeline says: it is shown last, and folded. */
export const isTechnical = (name: string): boolean =>
  /(?:^id|(?<!^service)Id|[hH]ash|^key|[vV]ersion|^revision|^last|^moved)$/.test(name)
