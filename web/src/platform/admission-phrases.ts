import { addPhraseFiles } from './i18n.ts'

/** The phrases of the steps to an approved partner, in no first view: most partners are past them. */
addPhraseFiles(import.meta.glob<{ default: object }>('../../../shared/phrases/{sv,en}/admission.ts'))
