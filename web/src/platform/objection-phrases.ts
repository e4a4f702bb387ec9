import { addPhraseFiles } from './i18n.ts'

/** The phrases of objections, which no view shows before a comparison is opened. */
addPhraseFiles(import.meta.glob<{ default: object }>('../../../shared/phrases/{sv,en}/objections.ts'))
