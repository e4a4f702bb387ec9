import type { AgreementSide, ShownAgreement } from '#shared/agreements/agreement.ts'
import { AgreementActions } from './AgreementActions.tsx'
import { AgreementContact, AgreementCourse, AgreementSignatures } from './AgreementCourse.tsx'
import { AgreementPaper } from './AgreementPaper.tsx'
import { AgreementRatings } from './AgreementRatings.tsx'
import styles from './agreements.module.css'
import type { SignInAgain } from './SignDialog.tsx'

type ViewProps = {
  agreement: ShownAgreement
  side: AgreementSide
  signInAgain: SignInAgain
  show: (changed: ShownAgreement) => void
  reread: () => Promise<unknown>
}

/** An agreement to read, to sign and to end. */
export const AgreementView = ({ agreement, side, ...actions }: ViewProps) => (
  <div className={styles.agreement}>
    <AgreementCourse agreement={agreement} side={side} />
    <AgreementActions agreement={agreement} side={side} {...actions} />
    <AgreementRatings agreement={agreement} side={side} show={actions.show} reread={actions.reread} />
    <AgreementContact agreement={agreement} />
    <AgreementPaper agreement={agreement} />
    <AgreementSignatures agreement={agreement} />
  </div>
)
