import type { ReactNode } from 'react'
import type { ShownPartner } from '#shared/partner-profile/shown-partner.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import card from '../signed-in/card.module.css'
import { FactRows } from './FactRows.tsx'
import styles from './ShownPartnerCard.module.css'
import { type FactName, useFactTexts } from './use-fact-texts.ts'

const wordNames = ['expertise', 'experience', 'availability', 'rate', 'description'] as const

/** What tells partners apart at a glance. */
const glanceNames = ['years', 'place', 'workplace', 'availableFrom'] as const satisfies readonly FactName[]

type CardProps = {
  partner: ShownPartner
  /** Whether the whole profile is shown from the beginning. */
  isOpen?: boolean
  /** Shown below the name. */
  children?: ReactNode
}

/** A partner as businesses see them; the same view wherever one is shown. */
export const ShownPartnerCard = ({ partner, isOpen = false, children }: CardProps) => {
  const t = usePhrases('shown-partner')
  const textsOf = useFactTexts()
  const { name, inWords, ...facts } = partner
  const free = (day: string) => (day === t('now') ? t('freeNow') : t('freeFrom', { day }))
  const glance = glanceNames.flatMap(fact =>
    textsOf(fact, facts[fact]).map(text => (fact === 'availableFrom' ? free(text) : text)),
  )
  return (
    <article className={card.card}>
      <header>
        <h3 className={styles.name}>{name}</h3>
        {glance.length > 0 && <p className={styles.glance}>{glance.join(' · ')}</p>}
      </header>
      {children}
      <details className={styles.whole} open={isOpen}>
        <summary>{t('whole')}</summary>
        <FactRows facts={facts} />
        <h4 className={styles.words}>{t('inWords.title')}</h4>
        <dl className={card.rows}>
          {wordNames
            .filter(word => inWords[word])
            .map(word => (
              <div key={word} className={card.row}>
                <dt>{t(`inWords.${word}`)}</dt>
                <dd className={styles.text}>{inWords[word]}</dd>
              </div>
            ))}
        </dl>
      </details>
    </article>
  )
}
