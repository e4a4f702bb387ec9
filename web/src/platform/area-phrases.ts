import { addPhraseFiles } from './i18n.ts'

/** The phrases of the signed-in areas. i18n.ts leaves out the same names. */
addPhraseFiles(
  import.meta.glob<{ default: object }>(
    '../../../shared/phrases/{sv,en}/{account-settings,application-words,assignments,business,business-inquiries,earnings,files,inquiry-facts,open-assignments,partner,partner-onboarding,partner-profile,payment-settings,self-bills,signed-in,threads,watches}.ts',
  ),
)
