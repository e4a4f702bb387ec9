import '#web/src/platform/fact-phrases.ts'
import '#web/src/platform/fit-phrases.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { ShownRow } from '#shared/matching/row.ts'
import type { Fit as Compared } from '#shared/open-assignments/read-fit.ts'
import { ApiError } from '#web/src/platform/api-error.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { addressOf } from '#web/src/platform/paths.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { Band } from '#web/src/ui/matching/Band.tsx'
import { MetNeeds } from '#web/src/ui/matching/MetNeeds.tsx'
import { MissingNeeds } from '#web/src/ui/matching/MissingNeeds.tsx'
import styles from '#web/src/ui/matching/matching.module.css'
import { RowPart } from '#web/src/ui/matching/RowPart.tsx'
import { useFit } from './use-fit.ts'

const profile = '/partner/dashboard/profile'

/** The fact of the profile that decides about one that is not met. */
const factFor = { language: 'languages', place: 'travel', start: 'availableFrom', rate: 'rate' } as const

type FitProps = { fit: Compared }

const Missing = ({ fit: { missing } }: FitProps) => {
  const t = usePhrases('fit')
  return (
    <MissingNeeds missing={missing}>
      <p>
        <Link to={`${profile}?fact=skills`}>{t('add')}</Link> {t('addIfTrue')}
      </p>
    </MissingNeeds>
  )
}

const Unmet = ({ fit: { unmet } }: FitProps) => {
  const t = usePhrases('fit')
  if (unmet.length === 0) return null
  return (
    <RowPart heading={t('unmet')}>
      <ul className={styles.list}>
        {unmet.map(fact => (
          <li key={fact}>
            {t(`facts.${fact}`)} <Link to={`${profile}?fact=${factFor[fact]}`}>{t(`mend.${fact}`)}</Link>
          </li>
        ))}
      </ul>
    </RowPart>
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
      <MetNeeds met={fit.met} />
      <Missing fit={fit} />
      <Unmet fit={fit} />
    </>
  )
}

/** How the partner's profile fits an assignment: the band, what fits, what was not found, and what is not met. */
const Fit = ({ id, objection }: { id: string; objection: (row: ShownRow) => ReactNode }) => {
  const t = usePhrases('fit')
  const errors = usePhrases('errors')
  const language = useLanguage()
  const { data, error, isFetching, refetch } = useFit(id)
  if (error)
    return (
      <div className={styles.row}>
        <p role="alert">
          {error instanceof ApiError && error.status === 409 ? errors(error.code) : t('loadFailed')}
        </p>
        <Button variant="secondary" small busy={isFetching} onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      </div>
    )
  return (
    <div className={styles.row}>
      <p role="status">
        {!data && t('loading')}
        {data?.read === 'both' && <Band band={data.band} words={t(`bands.${data.band ?? 'below'}`)} />}
      </p>
      {data?.waits && <p>{t('waits')}</p>}
      {data && <Row fit={data} />}
      {data && (
        <p className={styles.note}>
          {t('how')} <a href={addressOf('/matching', language)}>{t('more')}</a>
        </p>
      )}
      {data && data.read !== 'no_profile' && objection(data)}
    </div>
  )
}

export default Fit
