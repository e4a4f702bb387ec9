import '#web/src/platform/fact-phrases.ts'
import '#web/src/platform/fit-phrases.ts'
import { Link } from 'react-router-dom'
import type { ShownRow } from '#shared/matching/row.ts'
import { skillsOf } from '#shared/open-assignments/open-assignment.ts'
import type { Finding } from '#shared/watches/findings.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { addressOf } from '#web/src/platform/paths.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { Band } from '#web/src/ui/matching/Band.tsx'
import { MetNeeds } from '#web/src/ui/matching/MetNeeds.tsx'
import { MissingNeeds } from '#web/src/ui/matching/MissingNeeds.tsx'
import styles from '#web/src/ui/matching/matching.module.css'
import { RowPart } from '#web/src/ui/matching/RowPart.tsx'
import { useFindings } from './use-findings.ts'
import own from './Watches.module.css'

/** The band and, as a mail says it, the first that fits; the whole row is at the assignment. */
const Row = ({ row: { band, met, missing, unmet } }: { row: ShownRow }) => {
  const t = usePhrases('fit')
  return (
    <>
      <Band band={band} words={t(`bands.${band ?? 'below'}`)} />
      <MetNeeds met={met.slice(0, 1)} />
      <MissingNeeds missing={missing} />
      {unmet.length > 0 && (
        <RowPart heading={t('unmet')}>
          <p>{unmet.map(fact => t(`facts.${fact}`)).join(' ')}</p>
        </RowPart>
      )}
    </>
  )
}

const Found = ({ finding }: { finding: Finding }) => {
  const t = usePhrases('watches')
  const { title, clientCompany, location, estimatedDuration, expertiseRequired, watches, row } = finding
  const [skill] = skillsOf(expertiseRequired)
  return (
    <li className={own.finding}>
      <h3 className={own.name}>{title}</h3>
      <p className={own.summary}>
        {[clientCompany, location ?? t('findings.remote'), estimatedDuration].filter(Boolean).join(' · ')}
      </p>
      {row && <Row row={row} />}
      <p className={own.summary}>
        {t('findings.by', { names: watches.join(', ') })}{' '}
        {skill && <Link to={`?${new URLSearchParams({ skill })}`}>{t('findings.bySkill', { skill })}</Link>}
      </p>
    </li>
  )
}

/** What the watches find among the open assignments, each with how far the profile meets it. */
const Findings = () => {
  const t = usePhrases('watches')
  const fitWords = usePhrases('fit')
  const language = useLanguage()
  const { data, isError, isFetching, refetch } = useFindings()
  if (isError)
    return (
      <>
        <p role="alert">{t('findings.loadFailed')}</p>
        <Button variant="secondary" small busy={isFetching} onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      </>
    )
  if (!data) return <p role="status">{t('findings.loading')}</p>
  if (data.found.length === 0) return <p role="status">{t('findings.none')}</p>
  return (
    <>
      <ul className={own.list}>
        {data.found.map(finding => (
          <Found key={finding.id} finding={finding} />
        ))}
      </ul>
      {data.more > 0 && <p className={styles.note}>{t('findings.more', { count: data.more })}</p>}
      <p className={styles.note}>
        {t('findings.how')} <a href={addressOf('/matching', language)}>{fitWords('more')}</a>
      </p>
    </>
  )
}

export default Findings
