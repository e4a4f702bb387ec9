import { maxFacts, skillLevels } from '#shared/partner-profile/partner-facts.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Field } from '#web/src/ui/Field.tsx'
import { EntryList } from './EntryList.tsx'
import type { FactFieldProps } from './fact-field.ts'
import { OptionalChoice } from './OptionalChoice.tsx'

/** Skills, each with a level and years. */
export const SkillEntries = (props: FactFieldProps) => {
  const t = usePhrases('partner-facts')
  const levels = usePhrases('shown-partner')
  const { readOnly } = props
  return (
    <EntryList
      {...props}
      empty={{ name: '', level: '', years: '' }}
      max={maxFacts.skills}
      nameOf={number => t('entries.skill', { number })}
      add={t('entries.addSkill')}
    >
      {({ name = '', level = '', years = '' }, change) => (
        <>
          <Field
            label={t('entries.skillName')}
            autoComplete="off"
            maxLength={60}
            readOnly={readOnly}
            value={name}
            onChange={event => change('name', event.target.value)}
          />
          <OptionalChoice
            label={t('entries.skillLevel')}
            readOnly={readOnly}
            options={skillLevels.map(each => [each, levels(`skillLevels.${each}`)])}
            value={level}
            onChange={event => change('level', event.target.value)}
          />
          <Field
            label={t('entries.skillYears')}
            inputMode="numeric"
            autoComplete="off"
            readOnly={readOnly}
            value={years}
            onChange={event => change('years', event.target.value)}
          />
        </>
      )}
    </EntryList>
  )
}
