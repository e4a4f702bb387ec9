import { use } from 'react'
import { DeskLanguage, useWords, type Word } from '../words.ts'

const sv = {
  passkeys: 'Passnycklar',
  whatTheyAre:
    'Med en passnyckel loggar du in med skärmlåset på din dator eller telefon, eller med en säkerhetsnyckel, i stället för lösenord och kod. Lösenordet och koden fungerar fortfarande.',
  addPasskey: 'Lägg till en passnyckel',
  added: 'Passnyckeln är tillagd.',
  noPasskeys: 'Du har ingen passnyckel.',
  unsupported: 'Den här webbläsaren har inte stöd för passnycklar.',
  passkeyName: 'Passnyckel',
  madeAt: 'Tillagd',
  remove: 'Ta bort',
  removeAsk:
    'Den går inte längre att logga in med. Ta också bort den i den enhet eller lösenordshanterare där den finns.',
  removed: 'Passnyckeln är borttagen.',
  onDevice: 'Den här enheten har redan en av dina passnycklar.',
  tooMany: 'Du har redan så många passnycklar som får finnas. Ta bort en först.',
  withPasskey: 'Logga in med passnyckel',
  cancelled: 'Det avbröts, eller tog för lång tid. Försök igen.',
  noPasskey: 'Det finns ingen passnyckel för den adressen. Logga in med lösenordet.',
  passkeyRefused: 'Passnyckeln gäller inte, eller inte längre. Logga in med lösenordet.',
} as const

const en: Record<keyof typeof sv, string> = {
  passkeys: 'Passkeys',
  whatTheyAre:
    'With a passkey you sign in with the screen lock of your computer or phone, or with a security key, instead of the password and the code. The password and the code still work.',
  addPasskey: 'Add a passkey',
  added: 'The passkey has been added.',
  noPasskeys: 'You have no passkey.',
  unsupported: 'This browser does not support passkeys.',
  passkeyName: 'Passkey',
  madeAt: 'Added',
  remove: 'Remove',
  removeAsk:
    'Nobody can sign in with it any more. Remove it from the device or password manager that keeps it, too.',
  removed: 'The passkey has been removed.',
  onDevice: 'This device already has one of your passkeys.',
  tooMany: 'You have as many passkeys as there may be. Remove one first.',
  withPasskey: 'Sign in with a passkey',
  cancelled: 'It was cancelled, or took too long. Try again.',
  noPasskey: 'There is no passkey for that address. Sign in with the password.',
  passkeyRefused: 'The passkey is not valid, or no longer. Sign in with the password.',
}

const words = { sv, en }

export type PasskeyWord = keyof typeof sv

const isOwn = (word: PasskeyWord | Word): word is PasskeyWord => word in sv

/** The words of passkeys beside those of the desk, in its language. */
export const usePasskeyWords = (): ((word: PasskeyWord | Word) => string) => {
  const { language } = use(DeskLanguage)
  const t = useWords()
  return word => (isOwn(word) ? words[language][word] : t(word))
}
