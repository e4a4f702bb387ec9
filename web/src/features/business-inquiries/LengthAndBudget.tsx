import { budgetUnits, lengthUnits } from '#shared/business-inquiries/inquiry-facts.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Field } from '#web/src/ui/Field.tsx'
import { SelectField } from '#web/src/ui/SelectField.tsx'
import { useFactMessages } from './use-fact-messages.ts'
import type { FactsProps } from './use-facts.ts'

type UnitProps<Unit extends string> = {
  label: string
  units: readonly (readonly [unit: Unit, word: string])[]
  unit: Unit
  disabled: boolean
  onChoose: (unit: Unit) => void
}

const UnitField = <Unit extends string>({ units, unit, onChoose, ...rest }: UnitProps<Unit>) => (
  <SelectField value={unit} onChange={event => onChoose(event.currentTarget.value as Unit)} {...rest}>
    {units.map(([value, word]) => (
      <option key={value} value={value}>
        {word}
      </option>
    ))}
  </SelectField>
)

/** How long it takes and what it may cost, each with its unit. */
export const LengthAndBudget = ({ facts, readOnly }: FactsProps) => {
  const t = usePhrases('inquiry-facts')
  const { boundsOf, faultOf } = useFactMessages(facts)
  const { length, budget } = facts.typed
  const number = { inputMode: 'numeric', autoComplete: 'off', readOnly } as const
  return (
    <>
      <Field
        {...number}
        label={t('names.length')}
        hint={t('hints.length', boundsOf('length'))}
        error={faultOf('length')}
        value={length.count}
        onChange={event => facts.change({ length: { ...length, count: event.currentTarget.value } })}
        onBlur={() => facts.leave('length')}
      />
      <UnitField
        label={t('units.length')}
        units={lengthUnits.map(unit => [unit, t(`words.${unit}`)] as const)}
        unit={length.unit}
        disabled={readOnly}
        onChoose={unit => facts.change({ length: { ...length, unit } })}
      />
      <Field
        {...number}
        label={t('names.budget')}
        hint={t(`hints.${budget.unit}`, boundsOf(budget.unit))}
        error={faultOf('budget')}
        value={budget.kronor}
        onChange={event => facts.change({ budget: { ...budget, kronor: event.currentTarget.value } })}
        onBlur={() => facts.leave('budget')}
      />
      <UnitField
        label={t('units.budget')}
        units={budgetUnits.map(unit => [unit, t(`words.${unit}`)] as const)}
        unit={budget.unit}
        disabled={readOnly}
        onChoose={unit => facts.change({ budget: { ...budget, unit } })}
      />
    </>
  )
}
