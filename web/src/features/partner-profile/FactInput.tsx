import type { ReactNode } from 'react'
import { type Control, useController } from 'react-hook-form'
import { maxFacts, travelReaches, workplaces } from '#shared/partner-profile/partner-facts.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Field } from '#web/src/ui/Field.tsx'
import type { FactName } from '#web/src/ui/partner/use-fact-texts.ts'
import { TextField } from '#web/src/ui/TextField.tsx'
import type { FactFieldProps } from './fact-field.ts'
import type { FactValues } from './facts-form.ts'
import { LanguageEntries } from './LanguageEntries.tsx'
import { OptionalChoice } from './OptionalChoice.tsx'
import { ServiceChoice } from './ServiceChoice.tsx'
import { SkillEntries } from './SkillEntries.tsx'

type Kind = (props: FactFieldProps) => ReactNode

const text =
  (more: { inputMode?: 'numeric'; type?: 'date' } = {}): Kind =>
  ({ field, ...props }) => <Field autoComplete="off" {...more} {...props} {...field} />

const lines: Kind = ({ field, ...props }) => <TextField rows={3} {...props} {...field} />

const TravelField: Kind = ({ field, ...props }) => {
  const t = usePhrases('shown-partner')
  const options = travelReaches.map(reach => [reach, t(`travel.${reach}`)] as const)
  return <OptionalChoice options={options} {...props} {...field} />
}

const WorkplaceField: Kind = ({ field, ...props }) => {
  const t = usePhrases('shown-partner')
  const options = workplaces.map(place => [place, t(`workplace.${place}`)] as const)
  return <OptionalChoice options={options} {...props} {...field} />
}

const kinds: Record<FactName, Kind> = {
  services: ServiceChoice,
  skills: SkillEntries,
  years: text({ inputMode: 'numeric' }),
  platforms: lines,
  certificates: lines,
  industries: lines,
  languages: LanguageEntries,
  place: text(),
  travel: TravelField,
  workplace: WorkplaceField,
  availableFrom: text({ type: 'date' }),
  hoursPerWeek: text({ inputMode: 'numeric' }),
  rate: text({ inputMode: 'numeric' }),
}

const useHint = (name: FactName): string | undefined => {
  const t = usePhrases('partner-facts')
  if (name === 'platforms' || name === 'certificates' || name === 'industries') return t('hints.list')
  if (name === 'services') return t('hints.services', { max: maxFacts.services })
  const hinted = ['years', 'place', 'availableFrom', 'hoursPerWeek', 'rate'] as const
  const key = hinted.find(other => other === name)
  return key && t(`hints.${key}`)
}

type InputProps = {
  name: FactName
  control: Control<FactValues>
  error: string | undefined
  readOnly: boolean
}

/** One fact in its input, with its texts. */
export const FactInput = ({ name, control, error, readOnly }: InputProps) => {
  const t = usePhrases('shown-partner')
  const hint = useHint(name)
  const { field } = useController({ name, control })
  const Kind = kinds[name]
  return (
    <Kind
      label={t(`facts.${name}`)}
      {...(hint && { hint })}
      error={error}
      readOnly={readOnly}
      field={field}
    />
  )
}
