import { useEffect, useRef } from 'react'
import type { VersionedFacts } from '#shared/partner-profile/facts.ts'
import { noFacts } from '#shared/partner-profile/partner-facts.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { type FactName, factNames, useFactTexts } from '#web/src/ui/partner/use-fact-texts.ts'
import { VersionedForm } from '#web/src/ui/signed-in/VersionedForm.tsx'
import styles from './FactGroup.module.css'
import { FactInput } from './FactInput.tsx'
import { factsIn, valuesOf } from './facts-form.ts'
import { useFactMessage } from './use-fact-message.ts'
import { useFactsForm } from './use-facts-form.ts'

/** Words one fact from its text in the form, as the merge of two versions shows it. */
const useWordedValue = () => {
  const textsOf = useFactTexts()
  return (name: FactName, value: string): string => {
    const facts = factsIn({ ...valuesOf(noFacts), [name]: value })
    return facts ? textsOf(name, facts[name]).join(', ') : value
  }
}

type FormProps = {
  facts: VersionedFacts
  /** The fact that the partner came to state; the first of the form if they came for none. */
  first?: FactName | undefined
  onClose: () => void
}

/** The partner's facts in a form. */
export const FactsForm = ({ facts, first = 'services', onClose }: FormProps) => {
  const t = usePhrases('partner-facts')
  const labels = usePhrases('shown-partner')
  const messageOf = useFactMessage()
  const wordedValue = useWordedValue()
  const versioned = useFactsForm(facts, onClose)
  const { form } = versioned
  const { errors, isSubmitting, isDirty } = form.formState
  const place = useRef<HTMLDivElement>(null)
  // The button that opened the form is gone.
  useEffect(() => {
    place.current?.querySelector<HTMLElement>(`[data-fact="${first}"] :is(input, select, button)`)?.focus()
  }, [first])
  return (
    <div ref={place} className={styles.form}>
      <VersionedForm
        title={t('title')}
        versioned={versioned}
        labelOf={name => labels(`facts.${name}`)}
        wordedValue={wordedValue}
        actions={
          !isDirty && (
            <Button variant="secondary" onClick={onClose}>
              {t('close')}
            </Button>
          )
        }
      >
        <p>{t('intro')}</p>
        {factNames.map(name => (
          <div key={name} data-fact={name} className={styles.fact}>
            <FactInput
              name={name}
              control={form.control}
              error={messageOf(name, errors[name])}
              readOnly={isSubmitting}
            />
          </div>
        ))}
      </VersionedForm>
    </div>
  )
}
