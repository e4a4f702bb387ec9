import { policySince, policyVersion } from '#shared/privacy/policy.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { DocumentPage } from '../document/DocumentPage.tsx'
import { BrowserStorage } from './BrowserStorage.tsx'
import { Controller } from './Controller.tsx'
import { Rights } from './Rights.tsx'
import { Stored } from './Stored.tsx'

const sections = ['controller', 'stored', 'browser', 'backups', 'readers', 'rights', 'authority'] as const

/** The privacy policy of this system; a change of what is stored needs a change of this page and its version. */
const Privacy = () => {
  const t = usePhrases('privacy')
  return (
    <DocumentPage
      heading={t('heading')}
      lede={t('lede')}
      version={t('version', { version: policyVersion, date: policySince })}
      contents={t('contents')}
      sections={sections.map(id => ({ id, heading: t(`${id}.heading`) }))}
    >
      <Controller />
      <Stored />
      <BrowserStorage />
      <Rights />
    </DocumentPage>
  )
}

export default Privacy
