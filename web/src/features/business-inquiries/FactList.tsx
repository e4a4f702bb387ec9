import { factValues } from '#shared/business-inquiries/fact-values.ts'
import { factNames, type InquiryFacts } from '#shared/business-inquiries/inquiry-facts.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import styles from './InquiryFacts.module.css'

/** The facts that an inquiry states. */
export const FactList = ({ facts }: { facts: InquiryFacts }) => {
  const t = usePhrases('inquiry-facts')
  const values = factValues(facts, useLanguage(), key => t(`words.${key}`))
  const stated = factNames.filter(name => values[name])
  if (stated.length === 0) return null
  return (
    <dl className={styles.facts} aria-label={t('list.title')}>
      {stated.flatMap(name => [
        <dt key={`${name} name`}>{t(`names.${name}`)}</dt>,
        <dd key={name}>{values[name]}</dd>,
      ])}
    </dl>
  )
}
