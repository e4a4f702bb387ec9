import { usePhrases } from '#web/src/platform/i18n.ts'
import { Field } from '#web/src/ui/Field.tsx'
import { useFactMessages } from './use-fact-messages.ts'
import type { FactsProps } from './use-facts.ts'

type LineName = 'title' | 'place' | 'costCentre' | 'contactOnSite'

/** A fact of one line. */
export const FactLine = ({ name, facts, readOnly, hint }: FactsProps & { name: LineName; hint?: string }) => {
  const t = usePhrases('inquiry-facts')
  const { faultOf } = useFactMessages(facts)
  return (
    <Field
      label={t(`names.${name}`)}
      hint={hint}
      error={faultOf(name)}
      autoComplete="off"
      readOnly={readOnly}
      value={facts.typed[name]}
      onChange={event => facts.change({ [name]: event.currentTarget.value })}
      onBlur={() => facts.leave(name)}
    />
  )
}
