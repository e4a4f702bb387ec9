import { Link } from 'react-router-dom'
import type { Fit } from '#shared/proposals/fit.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import styles from './ProposalFit.module.css'

/** Whose words are used: of a partner as the business reads it, or of the partner's own profile. */
type Reader = 'business' | 'partner'

const Met = ({ met }: Pick<Fit, 'met'>) => {
  const t = usePhrases('proposal-fit')
  const language = useLanguage()
  return (
    <ul className={styles.met}>
      {met.map(({ need, quote, part }) => (
        <li key={need.sv}>
          <b>{need[language]}</b>{' '}
          <span>
            <q>{quote}</q> <small>({t(`parts.${part}`)})</small>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** How far the profile meets the inquiry, with what it says of it; the same row for both sides. */
export const ProposalFit = ({ fit, reader }: { fit: Fit | null; reader: Reader }) => {
  const t = usePhrases('proposal-fit')
  const language = useLanguage()
  if (!fit) return null
  const { band, met, missing, unmet } = fit
  const isOwn = reader === 'partner'
  const needs = met.length + missing.length
  return (
    <details className={styles.fit}>
      <summary>
        <span className={styles.band}>{t(`${isOwn ? 'ownBands' : 'bands'}.${band ?? 'none'}`)}</span>
        {needs > 0 && <span className={styles.counted}>{t('counted', { met: met.length, needs })}</span>}
      </summary>
      <dl className={styles.groups}>
        {met.length > 0 && (
          <div>
            <dt>{t('met')}</dt>
            <dd>
              <Met met={met} />
            </dd>
          </div>
        )}
        {missing.length > 0 && (
          <div>
            <dt>{t('missing')}</dt>
            <dd>{missing.map(need => need[language]).join(', ')}</dd>
          </div>
        )}
        {unmet.length > 0 && (
          <div>
            <dt>{t('unmet')}</dt>
            <dd>{unmet.map(fact => t(`${isOwn ? 'ownFacts' : 'facts'}.${fact}`)).join(' ')}</dd>
          </div>
        )}
      </dl>
      <p className={styles.how}>
        {t(isOwn ? 'ownHow' : 'how')} {isOwn && <Link to="/partner/dashboard/profile">{t('toProfile')}</Link>}
      </p>
    </details>
  )
}
