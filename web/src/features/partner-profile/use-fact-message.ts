import { grouped } from '#shared/figures.ts'
import { factBounds } from '#shared/partner-profile/partner-facts.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { useFieldMessage } from '#web/src/ui/forms/use-field-message.ts'
import type { FactName } from '#web/src/ui/partner/use-fact-texts.ts'

const bounds = { ...factBounds, skills: factBounds.years } as const

type Bounded = keyof typeof bounds

const isBounded = (name: FactName): name is Bounded => name in bounds

/** Returns the text for the error of a fact; a number out of its bounds is told them. */
export const useFactMessage = () => {
  const t = usePhrases('partner-facts')
  const language = useLanguage()
  const messageOf = useFieldMessage()
  return (name: FactName, error: { message?: string | undefined } | undefined): string | undefined => {
    if (name === 'skills' && error?.message === 'required') return t('missing.skills')
    if (name === 'languages' && error?.message === 'invalid') return t('missing.languages')
    if (error?.message !== 'out_of_range') return messageOf(error)
    if (name === 'availableFrom') return t('outOfRange.availableFrom')
    if (!isBounded(name)) return messageOf(error)
    const { min, max } = bounds[name]
    return t(`outOfRange.${name}`, { min: grouped(min, language), max: grouped(max, language) })
  }
}
