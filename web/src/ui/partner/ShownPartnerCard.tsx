import type { ReactNode } from 'react'
import type { ShownPartner } from '#shared/partner-profile/shown-partner.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import card from '../signed-in/card.module.css'
import { FactRows } from './FactRows.tsx'
import styles from './ShownPartnerCard.module.css'

const wordNames = ['expertise', 'experience', 'availability', 'rate', 'description'] as const

type CardProps = {
  partner: ShownPartner
  /** Shown below the name. */
  children?: ReactNode
}

/** A partner as businesses see them; the same view wherever one is shown. */
export const ShownPartnerCard = ({ partner, children }: CardProps) => {
  const t = usePhrases('shown-partner')
  const { name, inWords, ...facts } = partner
  return (
    <article className={card.card}>
      <h3 className={styles.name}>{name}</h3>
      {children}
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
    </article>
  )
}
