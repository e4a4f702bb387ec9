import type { VersionedFacts } from '#shared/partner-profile/facts.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { factNames } from '#web/src/ui/partner/use-fact-texts.ts'
import { useVersionedForm } from '#web/src/ui/signed-in/use-versioned-form.ts'
import { toast } from '#web/src/ui/toast-store.ts'
import { bodyOf, type FactValues, factsResolver, valuesOf } from './facts-form.ts'
import { useSaveFacts } from './use-facts.ts'

const shown = (facts: VersionedFacts) => ({ ...valuesOf(facts), version: facts.version })

/** The partner's facts in a form; changes saved by another window in the meantime are merged by hand. */
export const useFactsForm = (facts: VersionedFacts, onSaved: () => void) => {
  const t = usePhrases('partner-facts')
  const save = useSaveFacts()
  return useVersionedForm<FactValues, FactValues & { version: number }>({
    stored: shown(facts),
    resolver: factsResolver,
    names: factNames,
    save: async (typed, version) => {
      const { status, stored } = await save({ ...bodyOf(typed), version })
      return { status, stored: shown(stored) }
    },
    onSaved: () => {
      toast({ tone: 'success', title: t('saved'), text: t('savedText') })
      onSaved()
    },
    onFailed: error => {
      console.error('The facts could not be saved', error)
      toast({ tone: 'error', title: t('failedTitle'), text: t('failed') })
    },
  })
}
