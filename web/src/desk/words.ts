import { createContext, use } from 'react'
import type { Language } from '#shared/contract/language.ts'

const sv = {
  desk: 'Drift',
  skip: 'Till innehållet',
  queue: 'Kö',
  commands: 'Kommandon',
  find: 'Sök',
  findHint: 'Kommando, namn, adress, organisationsnummer eller id',
  nothingFound: 'Inget hittades.',
  signOut: 'Logga ut',
  signIn: 'Logga in',
  address: 'E-postadress',
  password: 'Lösenord',
  next: 'Fortsätt',
  newPassword: 'Välj ett lösenord med minst 14 tecken',
  setUp: 'Koppla en autentiseringsapp',
  setUpText: 'Lägg till ett konto i appen med den här nyckeln och skriv sedan koden som appen visar.',
  openApp: 'Öppna i appen på den här enheten',
  code: 'Kod från autentiseringsappen, 6 siffror',
  again: 'Logga in igen',
  ended: 'Sessionen har gått ut. Det du skrev finns kvar.',
  fresh: 'Det här kräver att du har loggat in de senaste fem minuterna. Det du skrev finns kvar.',
  wrongPassword: 'Adressen eller lösenordet är fel.',
  wrongCode: 'Koden är fel. Vänta på nästa och försök igen.',
  usedCode: 'Den koden har redan använts. Vänta på nästa.',
  over: 'Inloggningen tog för lång tid. Börja om.',
  shortPassword: 'Lösenordet är för kort.',
  offline: 'Ingen kontakt. Försök igen.',
  unknown: 'Det är oklart om det blev gjort. Tryck igen: det görs bara en gång.',
  forbidden: 'Din roll får inte göra det här.',
  failed: 'Något gick fel.',
  invalid: 'Kontrollera de markerade fälten.',
  empty: 'Inget väntar på oss inom en vecka.',
  late: 'försenad',
  due: 'Senast',
  who: 'Vem',
  state: 'Läge',
  run: 'Kör',
  running: 'Kör …',
  loading: 'Läser …',
  confirm: 'Bekräfta',
  cannotUndo: 'Det går inte att ångra.',
  cancel: 'Avbryt',
  optional: 'valfritt',
  choose: 'Välj',
  perLine: 'ett per rad',
  done: 'Klart.',
  doneBefore: 'Inget ändrades: det var redan gjort.',
  none: 'Det finns inga.',
  more: 'Fler',
  actions: 'Vad du kan göra',
  history: 'Vad som har hänt',
  promise: 'Löfte',
  otherwise: 'Annars',
  thing: 'Ärende',
  byOwner: 'kunden',
  backToQueue: 'Tillbaka till kön',
  keys: 'Tangenter',
  keyList: 'j, k: nästa och förra · Enter: öppna · Ctrl K: sök · g: kön · ?: den här hjälpen',
  onCommandLine: 'Körs på kommandoraden.',
  language: 'English',
} as const

const en: Record<keyof typeof sv, string> = {
  desk: 'Desk',
  skip: 'To the content',
  queue: 'Queue',
  commands: 'Commands',
  find: 'Find',
  findHint: 'Command, name, address, organisation number or id',
  nothingFound: 'Nothing was found.',
  signOut: 'Sign out',
  signIn: 'Sign in',
  address: 'E-mail address',
  password: 'Password',
  next: 'Continue',
  newPassword: 'Choose a password of at least 14 characters',
  setUp: 'Connect an authenticator app',
  setUpText: 'Add an account to the app with this key, then type the code that the app shows.',
  openApp: 'Open in the app on this device',
  code: 'Code from the authenticator app, 6 digits',
  again: 'Sign in again',
  ended: 'The session has ended. What you typed is still here.',
  fresh: 'This needs a sign-in within the last five minutes. What you typed is still here.',
  wrongPassword: 'The address or the password is wrong.',
  wrongCode: 'The code is wrong. Wait for the next one and try again.',
  usedCode: 'That code has been used. Wait for the next one.',
  over: 'The sign-in took too long. Start again.',
  shortPassword: 'The password is too short.',
  offline: 'No connection. Try again.',
  unknown: 'It is not clear whether it was done. Press again: it is done only once.',
  forbidden: 'Your role may not do this.',
  failed: 'Something went wrong.',
  invalid: 'Check the marked fields.',
  empty: 'Nothing waits for us within a week.',
  late: 'late',
  due: 'Due',
  who: 'Who',
  state: 'State',
  run: 'Run',
  running: 'Running …',
  loading: 'Loading …',
  confirm: 'Confirm',
  cannotUndo: 'It cannot be undone.',
  cancel: 'Cancel',
  optional: 'optional',
  choose: 'Choose',
  perLine: 'one per line',
  done: 'Done.',
  doneBefore: 'Nothing changed: it was done before.',
  none: 'There are none.',
  more: 'More',
  actions: 'What you can do',
  history: 'What has happened',
  promise: 'Promise',
  otherwise: 'Otherwise',
  thing: 'Thing',
  byOwner: 'the owner',
  backToQueue: 'Back to the queue',
  keys: 'Keys',
  keyList: 'j, k: next and previous · Enter: open · Ctrl K: find · g: the queue · ?: this help',
  onCommandLine: 'Runs on the command line.',
  language: 'Svenska',
}

const words = { sv, en }

export type Word = keyof typeof sv

/** The language of the desk, and how to change it. */
export const DeskLanguage = createContext<{ language: Language; change: (to: Language) => void }>({
  language: 'sv',
  change: () => undefined,
})

/** The words of the desk in its language. The help of commands and fields is English everywhere, as they are. */
export const useWords = (): ((word: Word) => string) => {
  const { language } = use(DeskLanguage)
  return word => words[language][word]
}

const processNames: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  sv: {
    lead: 'Intresseanmälan',
    inquiry: 'Förfrågan',
    proposal: 'Förslag',
    agreement: 'Avtal',
    rating: 'Omdöme',
    admission: 'Ansökan som partner',
    order: 'Order',
    plan: 'Månadsplan',
    refund: 'Återbetalning',
    report: 'Tidrapport',
    milestone: 'Delmål',
  },
  en: { admission: 'Partner application', report: 'Time report', plan: 'Monthly plan' },
}

/** What a process is about, as operators call it. */
export const useProcessName = (): ((process: string) => string) => {
  const { language } = use(DeskLanguage)
  return process =>
    processNames[language][process] ?? process.charAt(0).toUpperCase() + process.slice(1).replaceAll('_', ' ')
}
