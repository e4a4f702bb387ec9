import { addPhraseFiles } from './i18n.ts'

/** The phrases of how a profile fits an assignment, which no view shows before it is asked for. */
addPhraseFiles(import.meta.glob<{ default: object }>('../../../shared/phrases/{sv,en}/fit.ts'))
