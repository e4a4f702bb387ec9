import { useNavigate } from 'react-router-dom'
import { closeDialog } from '#web/src/platform/dialogs.ts'
import { useLanguage } from '#web/src/platform/i18n.ts'
import { addressOf } from '#web/src/platform/paths.ts'

/** Closes the dialog and goes to the page where freelancers apply. */
export const useApplyAsPartner = () => {
  const navigate = useNavigate()
  const language = useLanguage()
  return () => {
    closeDialog()
    void navigate(`${addressOf('/talents', language)}?apply=true`)
  }
}
