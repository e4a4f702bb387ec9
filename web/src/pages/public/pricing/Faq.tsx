import type { Phrases } from '#shared/phrases/phrases.ts'
import { useI18n, useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import styles from './Faq.module.css'
import { faqFacts } from './faq-facts.ts'

/** All questions and answers of the phrases; they open without the app. */
export const Faq = () => {
  const t = usePhrases('pricing')
  const answers = usePhrases('faq')
  const instance = useI18n()
  const language = useLanguage()
  const facts = faqFacts(language)
  const questions = Object.keys(instance.getResourceBundle(language, 'faq')) as (keyof Phrases['faq'])[]
  return (
    <section className={styles.section} aria-labelledby="faq">
      <h2 id="faq">{t('faq.heading')}</h2>
      <div className={styles.questions}>
        {questions.map(question => (
          <details key={question} className={styles.question} name="faq">
            <summary>{answers(`${question}.question`)}</summary>
            <p>{answers(`${question}.answer`, facts)}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
