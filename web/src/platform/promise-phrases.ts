import { addPhraseFiles } from './i18n.ts'

/** The phrases of the promise's figure, which no page waits for. */
addPhraseFiles(import.meta.glob<{ default: object }>('../../../shared/phrases/{sv,en}/promise.ts'))
