import { accessibilityReviewed } from '#shared/accessibility/statement.ts'
import { shownOwner } from '#shared/owner/shown-owner.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { DocumentPage } from '../document/DocumentPage.tsx'
import styles from '../document/ruled-list.module.css'

const sections = ['conformance', 'tested', 'lacking', 'contact', 'law'] as const
const tested = ['axe', 'keyboard', 'colours', 'zoom', 'script'] as const
const lacking = ['readers', 'files', 'drawings', 'names'] as const

const Contact = () => {
  const t = usePhrases('accessibility')
  const { email, telephone } = shownOwner(useLanguage())
  const [before, after] = t('contact.text', { email: '\n', telephone }).split('\n')
  return (
    <section id="contact">
      <h2>{t('contact.heading')}</h2>
      <p>
        {before}
        <a href={`mailto:${email}`}>{email}</a>
        {after}
      </p>
    </section>
  )
}

/** How accessible the website is. What is tested is in test/journeys; people read it again every year. */
const Accessibility = () => {
  const t = usePhrases('accessibility')
  const { legalName } = shownOwner(useLanguage())
  return (
    <DocumentPage
      heading={t('heading')}
      lede={t('lede')}
      version={t('reviewed', { date: accessibilityReviewed })}
      contents={t('contents')}
      sections={sections.map(id => ({ id, heading: t(`${id}.heading`) }))}
    >
      <section id="conformance">
        <h2>{t('conformance.heading')}</h2>
        <p>{t('conformance.text')}</p>
      </section>
      <section id="tested">
        <h2>{t('tested.heading')}</h2>
        <p>{t('tested.text')}</p>
        <ul className={styles.list}>
          {tested.map(what => (
            <li key={what}>{t(`tested.${what}`)}</li>
          ))}
        </ul>
      </section>
      <section id="lacking">
        <h2>{t('lacking.heading')}</h2>
        <ul className={styles.list}>
          {lacking.map(what => (
            <li key={what}>{t(`lacking.${what}`)}</li>
          ))}
        </ul>
      </section>
      <Contact />
      <section id="law">
        <h2>{t('law.heading')}</h2>
        <p>{t('law.text', { legalName })}</p>
      </section>
    </DocumentPage>
  )
}

export default Accessibility
