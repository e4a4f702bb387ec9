import { addPhraseFiles } from './i18n.ts'

/** The phrases of a partner's facts: the list of those of the areas is in every first view, which shows no facts. */
addPhraseFiles(
  import.meta.glob<{ default: object }>('../../../shared/phrases/{sv,en}/{partner-facts,shown-partner}.ts'),
)
