import { addPhraseFiles } from './i18n.ts'

/** The phrases of self-bills, which only the page of earnings needs. */
addPhraseFiles(import.meta.glob<{ default: object }>('../../../shared/phrases/{sv,en}/self-bills.ts'))
