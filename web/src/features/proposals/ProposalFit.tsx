import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import type { ShownRow } from '#shared/matching/row.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { addressOf } from '#web/src/platform/paths.ts'
import folded from '#web/src/ui/folded.module.css'
import { Band } from '#web/src/ui/matching/Band.tsx'
import { MetNeeds } from '#web/src/ui/matching/MetNeeds.tsx'
import { MissingNeeds } from '#web/src/ui/matching/MissingNeeds.tsx'
import styles from '#web/src/ui/matching/matching.module.css'
import { RowPart } from '#web/src/ui/matching/RowPart.tsx'

/** Whose words are used: of a partner as the business reads it, or of the partner's own profile. */
type Reader = 'business' | 'partner'

const words = {
  business: { bands: 'bands', facts: 'facts', how: 'how' },
  partner: { bands: 'ownBands', facts: 'ownFacts', how: 'ownHow' },
} as const

/** A business reads it below the name of the partner, who reads it below the title of the inquiry. */
const levels = { business: 'h4', partner: 'h3' } as const

const Unmet = ({ unmet, reader }: Pick<ShownRow, 'unmet'> & { reader: Reader }) => {
  const t = usePhrases('proposal-fit')
  if (unmet.length === 0) return null
  return (
    <RowPart level={levels[reader]} heading={t('unmet')}>
      <ul className={styles.list}>
        {unmet.map(fact => (
          <li key={fact}>{t(`${words[reader].facts}.${fact}`)}</li>
        ))}
      </ul>
    </RowPart>
  )
}

type FitProps = {
  fit: ShownRow | null
  reader: Reader
  /** Where a partner objects to it, from when it is opened. */
  objection?: (row: ShownRow) => ReactNode
}

/** How far the profile meets the inquiry, with what it says of it; the same row for both sides. */
export const ProposalFit = ({ fit, reader, objection }: FitProps) => {
  const t = usePhrases('proposal-fit')
  const language = useLanguage()
  const [isOpen, setOpen] = useState(false)
  if (!fit) return null
  const { band, met, missing, unmet, needs } = fit
  const count = met.length + missing.length
  return (
    <details className={folded.folded} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>
        <Band band={band} words={t(`${words[reader].bands}.${band ?? 'none'}`)} />
      </summary>
      <div className={styles.row}>
        {count > 0 && <p>{t('counted', { met: met.length, needs: count })}</p>}
        {needs === 'confirmed' && <p>{t('confirmed')}</p>}
        <MetNeeds met={met} level={levels[reader]} />
        <MissingNeeds missing={missing} level={levels[reader]} />
        <Unmet unmet={unmet} reader={reader} />
        <p className={styles.note}>
          {t(words[reader].how)}{' '}
          {reader === 'partner' && <Link to="/partner/dashboard/profile">{t('toProfile')}</Link>}{' '}
          <a href={addressOf('/matching', language)}>{t('more')}</a>
        </p>
        {isOpen && objection?.(fit)}
      </div>
    </details>
  )
}
