import '#web/src/platform/fact-phrases.ts'
import '#web/src/platform/fit-phrases.ts'
import { Link } from 'react-router-dom'
import type { Fit as Compared } from '#shared/open-assignments/read-fit.ts'
import { ApiError } from '#web/src/platform/api-error.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { addressOf } from '#web/src/platform/paths.ts'
import { Button } from '#web/src/ui/Button.tsx'
import styles from './Fit.module.css'
import { FitQuote } from './FitQuote.tsx'
import { useFit } from './use-fit.ts'

const profile = '/partner/dashboard/profile'

/** The fact of the profile that decides about one that is not met. */
const factFor = { language: 'languages', place: 'travel', start: 'availableFrom', rate: 'rate' } as const

type FitProps = { fit: Compared }

const Met = ({ fit: { met } }: FitProps) => {
  const t = usePhrases('fit')
  const language = useLanguage()
  if (met.length === 0) return null
  return (
    <section>
      <h4 className={styles.heading}>{t('met')}</h4>
      <ul className={styles.list}>
        {met.map(({ name, quote }) => (
          <li key={name.en} className={styles.met}>
            <strong>{name[language]}</strong>
            <FitQuote quote={quote} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const Missing = ({ fit: { missing } }: FitProps) => {
  const t = usePhrases('fit')
  const language = useLanguage()
  if (missing.length === 0) return null
  return (
    <section>
      <h4 className={styles.heading}>{t('missing')}</h4>
      <ul className={styles.names}>
        {missing.map(name => (
          <li key={name.en}>{name[language]}</li>
        ))}
      </ul>
      <p>
        <Link to={`${profile}?fact=skills`}>{t('add')}</Link> {t('addIfTrue')}
      </p>
    </section>
  )
}

const Unmet = ({ fit: { unmet } }: FitProps) => {
  const t = usePhrases('fit')
  if (unmet.length === 0) return null
  return (
    <section>
      <h4 className={styles.heading}>{t('unmet')}</h4>
      <ul className={styles.list}>
        {unmet.map(fact => (
          <li key={fact}>
            {t(`facts.${fact}`)} <Link to={`${profile}?fact=${factFor[fact]}`}>{t(`mend.${fact}`)}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Without something to read on both sides nothing was compared. */
const Row = ({ fit }: FitProps) => {
  const t = usePhrases('fit')
  if (fit.read === 'no_profile')
    return (
      <p>
        {t('noProfile')} <Link to={profile}>{t('toProfile')}</Link>
      </p>
    )
  return (
    <>
      {fit.read === 'no_needs' && <p>{t('noNeeds')}</p>}
      <Met fit={fit} />
      <Missing fit={fit} />
      <Unmet fit={fit} />
    </>
  )
}

/** How the partner's profile fits an assignment: the band, what fits, what was not found, and what is not met. */
const Fit = ({ id }: { id: string }) => {
  const t = usePhrases('fit')
  const errors = usePhrases('errors')
  const language = useLanguage()
  const { data, error, isFetching, refetch } = useFit(id)
  if (error)
    return (
      <div className={styles.fit}>
        <p role="alert">
          {error instanceof ApiError && error.status === 409 ? errors(error.code) : t('loadFailed')}
        </p>
        <Button variant="secondary" small busy={isFetching} onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      </div>
    )
  const band = data?.read === 'both' && t(`bands.${data.band ?? 'below'}`)
  return (
    <div className={styles.fit}>
      <p role="status" className={styles.band} data-band={(data?.read === 'both' && data.band) || undefined}>
        {data ? band : t('loading')}
      </p>
      {data?.waits && <p>{t('waits')}</p>}
      {data && <Row fit={data} />}
      {data && (
        <p className={styles.note}>
          {t('how')} <a href={addressOf('/matching', language)}>{t('more')}</a>
        </p>
      )}
    </div>
  )
}

export default Fit
