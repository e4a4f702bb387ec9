import type { PartnerFacts } from '#shared/partner-profile/partner-facts.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import card from '../signed-in/card.module.css'
import styles from './FactRows.module.css'
import { factNames, useFactTexts } from './use-fact-texts.ts'

/** Stated facts in rows; nothing if none is stated. */
export const FactRows = ({ facts }: { facts: PartnerFacts }) => {
  const t = usePhrases('shown-partner')
  const textsOf = useFactTexts()
  const rows = factNames
    .map(name => ({ name, texts: textsOf(name, facts[name]) }))
    .filter(({ texts }) => texts.length > 0)
  if (rows.length === 0) return null
  return (
    <dl className={card.rows}>
      {rows.map(({ name, texts }) => (
        <div key={name} className={card.row}>
          <dt>{t(`facts.${name}`)}</dt>
          <dd className={styles.entries}>
            {texts.map((text, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two entries may read the same
              <span key={`${at} ${text}`}>{text}</span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
