import { addPhraseFiles } from './i18n.ts'

/** The phrases of proposals, in no first view. */
addPhraseFiles(
  import.meta.glob<{ default: object }>(
    '../../../shared/phrases/{sv,en}/{partner-proposals,proposal-fit,proposals}.ts',
  ),
)
