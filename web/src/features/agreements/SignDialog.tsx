import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import type { AgreementSide, ShownAgreement } from '#shared/agreements/agreement.ts'
import { signAsBusiness } from '#shared/agreements/business-agreements.ts'
import { signAsPartner } from '#shared/agreements/partner-agreements.ts'
import { call } from '#web/src/platform/api.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { AskDialog } from './AskDialog.tsx'
import type { useAgreementChanges } from './use-agreement-changes.ts'

const sign = { business: signAsBusiness, partner: signAsPartner } as const

/** A dialog in which the account signs in again; it calls `onDone` on success and `onClose` if it is cancelled. */
export type SignInAgain = (step: { onDone: () => void; onClose: () => void }) => ReactNode

type SignProps = {
  agreement: ShownAgreement
  side: AgreementSide
  changes: ReturnType<typeof useAgreementChanges>
  signInAgain: SignInAgain
  onClose: () => void
}

const isLast = ({ state }: ShownAgreement): boolean => state !== 'offered'

const Lack = ({ side }: { side: AgreementSide }) => {
  const t = usePhrases('agreements')
  if (side === 'partner') return <p role="alert">{t('credits.partner')}</p>
  return (
    <p role="alert">
      {t('credits.text')} <Link to="/business/dashboard/credits">{t('credits.buy')}</Link>
    </p>
  )
}

/** Signs the version that is shown. If the sign-in is too old, it is done again in a dialog, and signing goes on. */
export const SignDialog = ({ agreement, side, changes, signInAgain, onClose }: SignProps) => {
  const t = usePhrases('agreements')
  const [obstacle, setObstacle] = useState<'sign_in_too_old' | 'credits_missing'>()
  const { id, version, hash, terms } = agreement
  const submit = async () => {
    setObstacle(undefined)
    const result = await changes.change({
      send: () => call(sign[side], { params: { id }, body: { version, hash } }),
      done: t('sign.done'),
      handles: ['sign_in_too_old', 'credits_missing'],
    })
    if (result === 'sign_in_too_old' || result === 'credits_missing') return setObstacle(result)
    onClose()
  }
  if (obstacle === 'sign_in_too_old')
    return signInAgain({ onDone: () => void submit(), onClose: () => setObstacle(undefined) })
  const next = isLast(agreement)
    ? t(side === 'business' ? 'sign.lastBusiness' : 'sign.lastPartner')
    : t('sign.first', { other: (side === 'business' ? terms.partner : terms.business).name })
  return (
    <AskDialog
      title={t('sign.title')}
      text={`${t('sign.text', { version, hash: hash.slice(0, 12) })} ${next}`}
      submit={t('sign.submit')}
      busy={changes.isBusy}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {obstacle === 'credits_missing' && <Lack side={side} />}
    </AskDialog>
  )
}
