import { isSealed, type ShownAgreement } from '#shared/agreements/agreement.ts'
import type { AgreementTerms } from '#shared/agreements/agreement-terms.ts'
import { clausesOf } from '#shared/agreements/paper-rows.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import card from '#web/src/ui/signed-in/card.module.css'
import styles from './agreements.module.css'
import { usePaper } from './use-paper.ts'

const Clauses = ({ terms }: { terms: AgreementTerms }) => {
  const t = usePhrases('agreements')
  const clause = usePhrases('agreement-clauses-1')
  const { approvalDays, noticeDays, guaranteeDays } = terms
  return (
    <section className={styles.section} aria-label={t('paper.clauses')}>
      <h2 className={styles.title}>{t('paper.clauses')}</h2>
      <ol className={styles.clauses}>
        {clausesOf(terms).map(name => (
          <li key={name}>
            <h3>{clause(`${name}.title`)}</h3>
            <p className={styles.words}>
              {clause(`${name}.text`, { approvalDays, noticeDays, guaranteeDays })}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The terms of an agreement. Until both have signed, what a new version has changed stands next to what it said before. */
export const AgreementPaper = ({ agreement }: { agreement: ShownAgreement }) => {
  const { state, terms } = agreement
  const previous = isSealed(state) ? null : agreement.previous
  const t = usePhrases('agreements')
  const paper = usePaper()
  const before = previous ? paper(previous).flatMap(({ rows }) => rows) : []
  const formerly = (name: string) => before.find(row => row.name === name)?.value ?? t('paper.unknown')
  return (
    <>
      {paper(terms).map(({ name, rows }) => (
        <section key={name} className={styles.section} aria-label={t(`paper.${name}`)}>
          <h2 className={styles.title}>{t(`paper.${name}`)}</h2>
          <dl className={card.rows}>
            {rows.map(row => {
              const isChanged = previous !== null && formerly(row.name) !== row.value
              return (
                <div key={row.name} className={`${card.row} ${isChanged ? styles.changed : ''}`}>
                  <dt>{row.label}</dt>
                  <dd className={styles.words}>
                    {row.value}
                    {isChanged && (
                      <span className={styles.muted}>
                        <br />
                        {t('changed.before', { value: formerly(row.name) })}
                      </span>
                    )}
                  </dd>
                </div>
              )
            })}
          </dl>
        </section>
      ))}
      <Clauses terms={terms} />
    </>
  )
}
