import { use } from 'react'
import type { Language } from '#shared/contract/language.ts'
import type { AnyCommandName } from '#shared/operator/all-commands.ts'
import { DeskLanguage } from '../words.ts'
import { actionNames } from './action-names.ts'

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

/** What time does in a state whose turn is the operators', if they do nothing. */
export const timedNames: Readonly<Record<Language, Names>> = {
  sv: {
    nudge: 'påminnelse',
    nudgeAgain: 'andra påminnelsen',
    chase: 'påminnelse',
    chaseClaim: 'påminnelse',
    urge: 'påminnelse',
    remindOperator: 'påminnelse',
    warn: 'varning till nästa person',
    breakPromise: 'löftet bryts',
    follow: 'uppföljning',
    assure: 'besked till partnern att ansökan ligger kvar',
    remind: 'påminnelse till besökaren',
    ask: 'frågan om det blev av',
    lapse: 'avslutas av sig själv',
    expire: 'förfaller',
  },
  en: {
    nudge: 'a reminder',
    nudgeAgain: 'a second reminder',
    chase: 'a reminder',
    chaseClaim: 'a reminder',
    urge: 'a reminder',
    remindOperator: 'a reminder',
    warn: 'a warning to the next person',
    breakPromise: 'the promise breaks',
    follow: 'a follow-up',
    assure: 'a word to the partner that it still stands',
    remind: 'a reminder to the visitor',
    ask: 'the question whether it was held',
    lapse: 'it closes by itself',
    expire: 'it expires',
  },
}

/** The Swedish names of the fields that most things have, in the order in which they are read; others follow, in English. */
const fieldNames: Names = {
  state: 'läge',
  since: 'i läget sedan',
  promisedAt: 'utlovat till',
  title: 'rubrik',
  type: 'slag',
  kind: 'slag',
  description: 'beskrivning',
  message: 'meddelande',
  reason: 'skäl',
  companyName: 'företag',
  contactPerson: 'kontaktperson',
  name: 'namn',
  firstName: 'förnamn',
  lastName: 'efternamn',
  email: 'e-postadress',
  phone: 'telefon',
  mobile: 'mobil',
  company: 'företag',
  organizationNumber: 'organisationsnummer',
  vatNumber: 'momsregistreringsnummer',
  language: 'språk',
  street: 'gatuadress',
  postalCode: 'postnummer',
  city: 'ort',
  country: 'land',
  location: 'ort',
  facts: 'uppgifter',
  files: 'filer',
  fileName: 'filnamn',
  size: 'storlek',
  contentType: 'filtyp',
  due: 'vad som händer när',
  asked: 'frågat',
  promise: 'utlovat',
  announced: 'aviserat',
  answer: 'svar',
  begins: 'börjar',
  reminder: 'påminnelse',
  end: 'slutar',
  ends: 'upphör',
  ended: 'slutade',
  expected: 'väntas',
  feedback: 'återkoppling',
  interview: 'intervju',
  monthEnd: 'månadens slut',
  next: 'nästa',
  terms: 'tider',
  moved: 'senaste steget',
  last: 'senaste händelsen',
  by: 'av',
  at: 'när',
  status: 'status',
  credits: 'krediter',
  hours: 'timmar',
  month: 'månad',
  priceKronor: 'pris i kronor',
  totalKronor: 'summa i kronor',
  netKronor: 'netto i kronor',
  vatKronor: 'moms i kronor',
  vatPercent: 'moms i procent',
  vatAt: 'momsen redovisas vid',
  account: 'konto',
  occurredOn: 'bokförd',
  owner: 'ägare',
  debitKronor: 'debet i kronor',
  creditKronor: 'kredit i kronor',
  amountKronor: 'belopp i kronor',
  cause: 'gäller',
  partnerName: 'partner',
  held: 'hålls inne för',
  until: 'till',
  ocr: 'OCR',
  dueOn: 'förfaller',
  issuedOn: 'utfärdad',
  leads: 'intresseanmälningar',
  inquiries: 'förfrågningar',
  promisesKept: 'hållna löften',
  projectInquiries: 'projektförfrågningar',
  getStarted: 'kom igång',
  meetings: 'möten',
  proposed: 'fick förslag',
  medianHoursToProposal: 'timmar till förslag, median',
  partnersAdmitted: 'antagna partner',
  creditsSold: 'sålda krediter',
  creditsOutstanding: 'oanvända krediter',
  skills: 'kompetenser',
  experience: 'erfarenhet',
  availability: 'tillgänglighet',
  portfolio: 'portfolio',
  certifications: 'certifikat',
  languages: 'språk',
  rating: 'omdöme',
  participants: 'deltagare',
  meetingDate: 'dag',
  meetingTime: 'tid',
  duration: 'längd',
  timezone: 'tidszon',
  startsAt: 'börjar',
  suspect: 'misstänkt robot',
  seller: 'säljare',
  buyer: 'köpare',
  fTax: 'F-skatt',
  score: 'poäng',
  holds: 'kedjan håller',
  broken: 'första felet',
  fault: 'vad som är fel',
  chained: 'poster i kedjan',
  chainedFrom: 'kedjan gäller från',
  firstChained: 'första posten i kedjan',
  beforeChain: 'poster från före kedjan',
  checksum: 'kontrollsumma',
  createdAt: 'skapad',
  updatedAt: 'ändrad',
}

const places = new Map(Object.keys(fieldNames).map((name, place) => [name, place]))

/** Where a field stands among those of its thing. */
export const placeOf = (name: string): number => places.get(name) ?? places.size

/** `promisedAt` as words: "promised at". */
const inWords = (name: string): string =>
  name.replace(/[A-Z]+/g, capital => ` ${capital.toLowerCase()}`).replaceAll('_', ' ')

/** A name to be shown, and its language if that is not the desk's. */
type Shown = { text: string; lang?: 'en' }

const named = (names: Names, name: string, language: Language): Shown => {
  const known = language === 'sv' ? names[name] : undefined
  if (known) return { text: known }
  return language === 'sv' ? { text: inWords(name), lang: 'en' } : { text: inWords(name) }
}

/** The names of fields, states and of what time does, in the language of the desk where it has one. */
export const useNames = () => {
  const { language } = use(DeskLanguage)
  const timed = (name: string, names: Names = {}): Shown => {
    const known = timedNames[language][name]
    return known ? { text: known } : named(names, name, language)
  }
  return {
    /** What is due is stated by what time does, so its fields have those names. */
    field: (name: string) => timed(name, fieldNames),
    state: (name: string) => named(stateNames, name, language),
    timed: (name: string) => timed(name),
    /** What somebody does with a command; the command itself where it has no such name. */
    action: (name: AnyCommandName): Shown => {
      const known = actionNames[name]
      return known ? { text: known[language === 'sv' ? 0 : 1] } : { text: name, lang: 'en' }
    },
  }
}

/** Whether a field is for machines, or says what the timeline says: it is shown last, and folded. */
export const isTechnical = (name: string): boolean =>
  /(?:^id|Id|[hH]ash|^key|[vV]ersion|^revision|^last|^moved)$/.test(name)
