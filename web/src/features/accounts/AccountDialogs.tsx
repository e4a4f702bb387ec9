import type { DialogProps } from '#web/src/platform/dialogs.ts'
import { BusinessCodeDialog } from './business/BusinessCodeDialog.tsx'
import { PartnerLoginDialog } from './partner/PartnerLoginDialog.tsx'
import { PartnerSignUpDialog } from './partner/PartnerSignUpDialog.tsx'
import { TypeChooser } from './TypeChooser.tsx'

type AccountDialogName =
  | 'login'
  | 'register'
  | 'business-sign-up'
  | 'partner-sign-up'
  | 'business-login'
  | 'partner-login'

/** The requested account dialog. */
const AccountDialogs = ({ dialog, onClose }: DialogProps<AccountDialogName>) => {
  switch (dialog.name) {
    case 'login':
      return <TypeChooser to="logIn" onClose={onClose} />
    case 'register':
      return <TypeChooser to="register" onClose={onClose} />
    case 'business-sign-up':
      return <BusinessCodeDialog flow="sign_up" onClose={onClose} />
    case 'business-login':
      return <BusinessCodeDialog flow="sign_in" onClose={onClose} />
    case 'partner-sign-up':
      return <PartnerSignUpDialog onClose={onClose} />
    case 'partner-login':
      return <PartnerLoginDialog onClose={onClose} />
  }
}

export default AccountDialogs
