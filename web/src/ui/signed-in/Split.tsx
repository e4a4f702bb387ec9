import type { ShownSplit } from '#shared/agreements/shown-split.ts'
import { brand } from '#shared/brand.ts'
import { creditValueOre } from '#shared/credits/prices.ts'
import { figureOf, percent } from '#shared/figures.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { kronorOf } from '../money.ts'
import styles from './Split.module.css'

/** The three numbers that both sides see of work: what is paid, what is earned, and the fee; in credits, and their value. */
export const Split = ({ split }: { split: ShownSplit | null }) => {
  const t = usePhrases('signed-in')
  const language = useLanguage()
  if (!split) return null
  const { paidOre, earnedOre, feeOre, feePercent } = split
  const credits = (ore: number) => `${figureOf(ore / creditValueOre, language)} (${kronorOf(ore, language)})`
  const part = percent(feePercent, language).replace('.', language === 'sv' ? ',' : '.')
  const rows = { paid: credits(paidOre), earned: credits(earnedOre), fee: `${credits(feeOre)}, ${part}` }
  return (
    <dl className={styles.split}>
      {(['paid', 'earned', 'fee'] as const).map(name => (
        <div key={name}>
          <dt>{t(`split.${name}`, { brand: brand.name })}</dt>
          <dd>{rows[name]}</dd>
        </div>
      ))}
    </dl>
  )
}
