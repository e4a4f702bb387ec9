import type { i18n } from 'i18next'
import { lazy, Suspense } from 'react'
import { useOpenDialog } from '#web/src/platform/dialogs.ts'
import { loadPhrases } from '#web/src/platform/i18n.ts'

const load = () => import('#web/src/features/accounts/AccountDialogs.tsx')
const Dialogs = lazy(load)

/** Fetches the account dialogs and their words, which no page carries. */
export const loadAccountDialogs = async (instance: i18n): Promise<void> => {
  await Promise.all([load(), loadPhrases(instance, 'accounts'), loadPhrases(instance, 'errors')])
}

/** The place where an account dialog opens. */
export const AccountDialogs = () => (useOpenDialog() ? <Suspense>{<Dialogs />}</Suspense> : null)
