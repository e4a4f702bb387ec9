import { addPhraseFiles } from './i18n.ts'

/** The phrases of who belongs to a company, in no first view. */
addPhraseFiles(import.meta.glob<{ default: object }>('../../../shared/phrases/{sv,en}/company.ts'))
