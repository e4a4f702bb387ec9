import { useEffect, useRef } from 'react'
import { closeDialog, type DialogName, useOpenDialog } from '#web/src/platform/dialogs.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { BusinessCodeDialog } from './BusinessCodeDialog.tsx'
import { TypeChooser } from './TypeChooser.tsx'
import { useApplyAsPartner } from './use-apply-as-partner.ts'

/** Partners apply on the talents page. */
const ToTalents = () => {
  const applyAsPartner = useApplyAsPartner()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is asked for
  useEffect(applyAsPartner, [])
  return null
}

const Chosen = ({ name, onClose }: { name: DialogName; onClose: () => void }) => {
  // Waited for here, once, above everything that has a state of its own.
  usePhrases('accounts')
  usePhrases('fields')
  switch (name) {
    case 'login':
      return <TypeChooser to="logIn" onClose={onClose} />
    case 'register':
      return <TypeChooser to="register" onClose={onClose} />
    case 'business-sign-up':
      return <BusinessCodeDialog flow="sign_up" onClose={onClose} />
    case 'business-login':
      return <BusinessCodeDialog flow="sign_in" onClose={onClose} />
    default:
      return <ToTalents />
  }
}

/** The account dialog that is asked for; each opens anew, with nothing of its last time. */
const AccountDialogs = () => {
  const name = useOpenDialog()
  const latest = useRef(name)
  // While it renders: an effect would come too late where the next dialog still waits for its words.
  latest.current = name
  if (!name) return null
  // A dialog that another has replaced closes as well, and must not take that one with it.
  return <Chosen key={name} name={name} onClose={() => latest.current === name && closeDialog()} />
}

export default AccountDialogs
