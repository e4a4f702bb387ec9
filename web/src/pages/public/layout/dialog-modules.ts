import type { ComponentType } from 'react'
import type { PhraseFeature } from '#shared/phrases/phrases.ts'
import type { DialogName, DialogProps } from '#web/src/platform/dialogs.ts'

type DialogModule<Name extends DialogName> = {
  load: () => Promise<{ default: ComponentType<DialogProps<Name>> }>
  /** Its phrase lists, which no page includes. */
  phrases: readonly PhraseFeature[]
}

const accounts = {
  load: () => import('#web/src/features/accounts/AccountDialogs.tsx'),
  phrases: ['accounts', 'fields'],
} as const

/** The module of each dialog, a chunk of its own that is loaded on demand. */
export const dialogModules: { readonly [Name in DialogName]: DialogModule<Name> } = {
  login: accounts,
  register: accounts,
  'business-sign-up': accounts,
  'partner-sign-up': accounts,
  'business-login': accounts,
  'partner-login': accounts,
  'credit-order': {
    load: () => import('#web/src/features/credits/CreditOrderDialog.tsx'),
    phrases: ['credits', 'errors', 'fields', 'terms'],
  },
  'investor-access': {
    load: () => import('#web/src/features/investors/InvestorAccessDialog.tsx'),
    phrases: ['investor-access', 'fields'],
  },
  booking: {
    load: () => import('../booking/Booking.tsx'),
    phrases: ['meetings', 'leads', 'fields', 'errors'],
  },
  'get-started': {
    load: () => import('#web/src/features/leads/GetStartedDialog.tsx'),
    phrases: ['leads', 'fields', 'errors'],
  },
}
