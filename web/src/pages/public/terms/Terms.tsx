import { useLocation } from 'react-router-dom'
import { termsVersions } from '#shared/terms/versions.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { addressOf, withoutLanguage } from '#web/src/platform/paths.ts'
import { DocumentPage } from '../document/DocumentPage.tsx'
import { Clauses } from './Clauses.tsx'
import { useTermsText } from './use-terms-text.ts'

/** The version of this address; that of `/terms` is the present one. */
const useVersion = () => {
  const path = withoutLanguage(useLocation().pathname)
  return termsVersions.find(({ version }) => path === `/terms/${version}`) ?? termsVersions[0]
}

const Versions = () => {
  const t = usePhrases('terms')
  const language = useLanguage()
  return (
    <section id="versions">
      <h2>{t('versions')}</h2>
      <p>{t('versionsText')}</p>
      <ul>
        {termsVersions.map(({ version, since }) => (
          <li key={version}>
            <a href={addressOf(`/terms/${version}`, language)}>{t('one', { version, date: since })}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The terms of one version. */
const Terms = () => {
  const t = usePhrases('terms')
  const { version, since } = useVersion()
  const { heading, lede, sections } = useTermsText(version)
  return (
    <DocumentPage
      heading={heading}
      lede={lede}
      version={t('version', { version, date: since })}
      contents={t('contents')}
      sections={[...sections, { id: 'versions', heading: t('versions') }]}
    >
      <Clauses sections={sections} />
      <Versions />
    </DocumentPage>
  )
}

export default Terms
