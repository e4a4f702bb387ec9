import { addPhraseFiles } from './i18n.ts'

/** The phrases of time reports, in no first view. */
addPhraseFiles(import.meta.glob<{ default: object }>('../../../shared/phrases/{sv,en}/reports.ts'))
