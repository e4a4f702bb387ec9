import { useState } from 'react'
import type { AgreementSide } from '#shared/agreements/agreement.ts'
import { linkBusinessPaper } from '#shared/agreements/business-agreements.ts'
import { linkPartnerPaper } from '#shared/agreements/partner-agreements.ts'
import type { Language } from '#shared/contract/language.ts'
import { call } from '#web/src/platform/api.ts'
import { useLanguage, usePhrases } from '#web/src/platform/i18n.ts'
import { isMissing, linkOnceMade } from '#web/src/platform/link-once-made.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { toast } from '#web/src/ui/toast-store.ts'

const link = { business: linkBusinessPaper, partner: linkPartnerPaper } as const

const ask = (side: AgreementSide, { id, language }: { id: string; language: Language }) =>
  call(link[side], { params: { id }, query: { language } })

/** Downloads the PDF of a signed agreement, in the language of the page. */
export const PaperButton = ({ side, id }: { side: AgreementSide; id: string }) => {
  const t = usePhrases('agreements')
  const language = useLanguage()
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      const { url } = await linkOnceMade(() => ask(side, { id, language }))
      // It is sent as an attachment, so the browser stays on this page.
      location.assign(url)
    } catch (error) {
      console.error('The paper of an agreement could not be downloaded', error)
      const text = isMissing(error) ? t('actions.downloadMissing') : t('actions.downloadFailed')
      toast({ tone: 'error', title: t('actions.refused'), text })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant="secondary" small busy={busy} onClick={() => void download()}>
      {t('actions.download')}
    </Button>
  )
}
