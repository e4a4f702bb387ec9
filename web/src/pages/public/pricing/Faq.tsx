import { fill } from '#shared/phrases/fill.ts'
import { useI18n, useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import styles from './Faq.module.css'
import { faqFacts } from './faq-facts.ts'
import { type FaqPhrases, questionsOf } from './questions.ts'

/** All questions and answers; they open without the app. */
export const Faq = () => {
  const t = usePhrases('pricing')
  usePhrases('faq')
  const instance = useI18n()
  const language = useLanguage()
  const facts = faqFacts(language)
  const phrases = instance.getResourceBundle(language, 'faq') as FaqPhrases
  return (
    <section className={styles.section} aria-labelledby="faq">
      <h2 id="faq">{t('faq.heading')}</h2>
      <div className={styles.questions}>
        {questionsOf(phrases, language).map(({ id, question, answer }) => (
          <details key={id} className={styles.question} name="faq">
            <summary>{fill(question, facts)}</summary>
            <p>{fill(answer, facts)}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
