import { startTransition } from 'react'
import { chooseBusinessLanguage, choosePartnerLanguage } from '#shared/accounts/choose-language.ts'
import type { Language } from '#shared/contract/language.ts'
import { call } from '#web/src/platform/api.ts'
import { fixedPhrases, translated, useI18n, useI18nChange } from '#web/src/platform/i18n.ts'
import { storeLanguage } from '#web/src/platform/language.ts'
import { useSession } from '#web/src/platform/sessions-hooks.ts'
import { toast } from '#web/src/ui/toast-store.ts'
import { moveConsent } from './consent-language.ts'

const choices = { business: chooseBusinessLanguage, partner: choosePartnerLanguage }

/** Changes the language of everything on the screen, keeping what is typed, and of the account's mails. */
export const useLanguageChoice = () => {
  const instance = useI18n()
  const change = useI18nChange()
  const pool = useSession()?.pool
  return async (language: Language): Promise<void> => {
    const next = await translated(instance, language).catch(() => undefined)
    if (!next) {
      const t = fixedPhrases(instance, 'signed-in')
      return toast({ tone: 'error', title: t('language.failed'), text: t('language.failedText') })
    }
    storeLanguage(language)
    moveConsent(instance.language as Language, language)
    document.documentElement.lang = language
    // A transition keeps the view until texts in files of their own have been loaded, too.
    startTransition(() => change(next))
    if (!pool) return
    await call(choices[pool], { body: { language } }).catch(error => {
      console.error('The language of the mails could not be stored', error)
      const t = fixedPhrases(next, 'signed-in')
      toast({ tone: 'error', title: t('language.mailsFailed'), text: t('language.mailsFailedText') })
    })
  }
}
