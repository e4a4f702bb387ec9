import type { i18n } from 'i18next'
import { startTransition } from 'react'
import { chooseBusinessLanguage, choosePartnerLanguage } from '#shared/accounts/choose-language.ts'
import type { Language } from '#shared/contract/language.ts'
import { call } from '#web/src/platform/api.ts'
import type { PoolName } from '#web/src/platform/config.ts'
import { createI18n, fixedPhrases, loadingsOf, loadPhrases } from '#web/src/platform/i18n.ts'
import { storeLanguage } from '#web/src/platform/language.ts'
import { toast } from '#web/src/ui/toast-store.ts'
import { moveConsent } from './consent-language.ts'

const choices = { business: chooseBusinessLanguage, partner: choosePartnerLanguage }

/** Returns an instance of another language, with all phrases that this one has loaded. */
const translated = async (instance: i18n, language: Language): Promise<i18n> => {
  const next = createI18n(language)
  await Promise.all([...loadingsOf(instance).keys()].map(feature => loadPhrases(next, feature)))
  return next
}

const storeForMails = async (pool: PoolName, next: i18n): Promise<void> => {
  const language = next.language as Language
  await call(choices[pool], { body: { language } }).catch(error => {
    console.error('The language of the mails could not be stored', error)
    const t = fixedPhrases(next, 'signed-in')
    toast({ tone: 'error', title: t('language.mailsFailed'), text: t('language.mailsFailedText') })
  })
}

type Shown = { instance: i18n; change: ((next: i18n) => void) | undefined; pool: PoolName | undefined }

/** Changes the language of everything on the screen, keeping what is typed, and of the account's mails. */
export const changeLanguage = async (
  { instance, change, pool }: Shown,
  language: Language,
): Promise<void> => {
  const next = await translated(instance, language)
  moveConsent(instance.language as Language, language)
  storeLanguage(language)
  document.documentElement.lang = language
  // A transition keeps the view until texts in files of their own have been loaded, too.
  startTransition(() => change?.(next))
  if (pool) await storeForMails(pool, next)
}
