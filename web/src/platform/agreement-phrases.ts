import { addPhraseFiles } from './i18n.ts'

/** The phrases of agreements, in no first view. */
addPhraseFiles(
  import.meta.glob<{ default: object }>(
    '../../../shared/phrases/{sv,en}/{agreement-clauses-1,agreements}.ts',
  ),
)
