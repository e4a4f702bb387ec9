import { useState } from 'react'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { signOut } from '#web/src/platform/sessions.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { leave } from '#web/src/ui/signed-in/ask-before-leaving.ts'

/** Signs out, after asking about unsaved changes. The guard around the page then redirects to the front page. */
export const LogOut = () => {
  const t = usePhrases('signed-in')
  const [busy, setBusy] = useState(false)
  const logOut = () => {
    setBusy(true)
    void signOut()
  }
  return (
    <Button variant="secondary" small busy={busy} onClick={() => leave(logOut)}>
      {t('dashboard.logOut')}
    </Button>
  )
}
