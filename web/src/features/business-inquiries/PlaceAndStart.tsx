import { startBounds, workplaces } from '#shared/business-inquiries/inquiry-facts.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Field } from '#web/src/ui/Field.tsx'
import { SelectField } from '#web/src/ui/SelectField.tsx'
import { FactLine } from './FactLine.tsx'
import type { TypedFacts } from './typed-facts.ts'
import { useFactMessages } from './use-fact-messages.ts'
import type { FactsProps } from './use-facts.ts'

/** Where the work is done, and when it starts. */
export const PlaceAndStart = ({ facts, readOnly }: FactsProps) => {
  const t = usePhrases('inquiry-facts')
  const { faultOf } = useFactMessages(facts)
  const [first, last] = startBounds(Date.now())
  return (
    <>
      <SelectField
        label={t('names.workplace')}
        disabled={readOnly}
        value={facts.typed.workplace}
        onChange={event => facts.change({ workplace: event.currentTarget.value as TypedFacts['workplace'] })}
      >
        <option value="">{t('section.notChosen')}</option>
        {workplaces.map(workplace => (
          <option key={workplace} value={workplace}>
            {t(`words.${workplace}`)}
          </option>
        ))}
      </SelectField>
      <FactLine name="place" {...{ facts, readOnly }} />
      <Field
        type="date"
        label={t('names.startsOn')}
        hint={t('hints.startsOn')}
        error={faultOf('startsOn')}
        min={first}
        max={last}
        readOnly={readOnly}
        value={facts.typed.startsOn}
        onChange={event => facts.change({ startsOn: event.currentTarget.value })}
        onBlur={() => facts.leave('startsOn')}
      />
    </>
  )
}
