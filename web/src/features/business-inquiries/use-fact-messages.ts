import { type FactName, factBounds, startBounds } from '#shared/business-inquiries/inquiry-facts.ts'
import { grouped } from '#shared/figures.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { useFieldMessage } from '#web/src/ui/forms/use-field-message.ts'
import { useDayFormats } from '#web/src/ui/use-day-formats.ts'
import type { Facts } from './use-facts.ts'

/** Returns the bounds of numbers, and the text for the fault of a fact: one that says what would be right. */
export const useFactMessages = ({ typed, faults }: Facts) => {
  const t = usePhrases('inquiry-facts')
  const language = useLanguage()
  const { day } = useDayFormats()
  const messageOf = useFieldMessage()
  const boundsOf = (of: keyof typeof factBounds) => {
    const [least, most] = factBounds[of].map(bound => grouped(bound, language))
    return { least: least ?? '', most: most ?? '' }
  }
  const startFault = () => {
    if (faults.startsOn !== 'out_of_range') return t('faults.notDay')
    const [first, last] = startBounds(Date.now())
    return t('faults.startsOn', { first: day(first), last: day(last) })
  }
  const faultOf = (name: FactName): string | undefined => {
    const code = faults[name]
    if (!code) return undefined
    if (name === 'startsOn') return startFault()
    if (name === 'length') return t('faults.length', boundsOf('length'))
    const { unit } = typed.budget
    return name === 'budget' ? t(`faults.${unit}`, boundsOf(unit)) : messageOf({ message: code })
  }
  return { boundsOf, faultOf }
}
