import { useState } from 'react'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { signOut } from '#web/src/platform/sessions.ts'
import { Button } from '#web/src/ui/Button.tsx'

/** Signs out; the guard around the page then goes to the front page. */
export const LogOut = () => {
  const t = usePhrases('signed-in')
  const [busy, setBusy] = useState(false)
  const leave = () => {
    setBusy(true)
    void signOut()
  }
  return (
    <Button look="secondary" small busy={busy} onClick={leave}>
      {t('dashboard.logOut')}
    </Button>
  )
}
