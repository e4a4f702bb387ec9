import { useState } from 'react'
import { agreementProcess } from '#shared/agreements/agreement.process.ts'
import { type AgreementSide, isSealed, type ShownAgreement } from '#shared/agreements/agreement.ts'
import {
  claimGuarantee,
  giveNoticeAsBusiness,
  pauseAsBusiness,
  signAsBusiness,
} from '#shared/agreements/business-agreements.ts'
import { giveNoticeAsPartner, pauseAsPartner, signAsPartner } from '#shared/agreements/partner-agreements.ts'
import { movesOf } from '#shared/contract/process.ts'
import { call } from '#web/src/platform/api.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { useMayCall } from '#web/src/platform/member-role.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { ActionRow } from '#web/src/ui/forms/ActionRow.tsx'
import { useDayFormats } from '#web/src/ui/use-day-formats.ts'
import { useHeldFocus } from '#web/src/ui/use-held-focus.ts'
import { AskDialog } from './AskDialog.tsx'
import styles from './agreements.module.css'
import { ClaimDialog } from './ClaimDialog.tsx'
import { PaperButton } from './PaperButton.tsx'
import { SignDialog, type SignInAgain } from './SignDialog.tsx'
import { useAgreementChanges } from './use-agreement-changes.ts'

const notice = { business: giveNoticeAsBusiness, partner: giveNoticeAsPartner } as const

const pause = { business: pauseAsBusiness, partner: pauseAsPartner } as const

const sign = { business: signAsBusiness, partner: signAsPartner } as const

const calls = {
  sign,
  pause,
  resume: pause,
  notice,
  claim: { business: claimGuarantee, partner: claimGuarantee },
}

type Action = 'sign' | 'pause' | 'resume' | 'notice' | 'claim'

const todayInSweden = (): string => new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Stockholm' })

/** The last day of the guarantee; null if there is none, or it is over. */
const guaranteedUntil = ({ guaranteeUntil }: ShownAgreement): string | null =>
  guaranteeUntil !== null && todayInSweden() <= guaranteeUntil ? guaranteeUntil : null

/** What a side can do now. */
const actionsOf = (agreement: ShownAgreement, side: AgreementSide): Action[] => {
  const { state, noticeUntil } = agreement
  const moves = movesOf(agreementProcess, state, side)
  return [
    ...(moves.some(move => /^(?:sign|seal)/.test(move)) ? (['sign'] as const) : []),
    ...(['pause', 'resume'] as const).filter(move => moves.includes(move)),
    ...(noticeUntil ? (['notice'] as const) : []),
    ...(moves.includes('claim') && guaranteedUntil(agreement) ? (['claim'] as const) : []),
  ]
}

type ActionsProps = {
  agreement: ShownAgreement
  side: AgreementSide
  signInAgain: SignInAgain
  show: (changed: ShownAgreement) => void
  reread: () => Promise<unknown>
}

type OpenProps = Omit<ActionsProps, 'show' | 'reread'> & {
  action: Action
  changes: ReturnType<typeof useAgreementChanges>
  onClose: () => void
}

const OpenDialog = ({ action, agreement, side, changes, signInAgain, onClose }: OpenProps) => {
  const t = usePhrases('agreements')
  const { day } = useDayFormats()
  const { id, noticeUntil: endsOn, guaranteeUntil } = agreement
  const params = { id }
  const busy = changes.isBusy
  const send = async (change: Parameters<typeof changes.change>[0]) => {
    const isDone = (await changes.change(change)) === 'done'
    if (isDone) onClose()
    return isDone
  }
  if (action === 'sign') return <SignDialog {...{ agreement, side, changes, signInAgain, onClose }} />
  if (action === 'claim')
    return (
      <ClaimDialog
        {...{ id, busy, onClose }}
        day={guaranteeUntil ? day(guaranteeUntil) : ''}
        onSend={reason =>
          send({
            send: () => call(claimGuarantee, { params, body: { reason } }),
            done: t('claim.done'),
          })
        }
      />
    )
  if (action === 'pause' || action === 'resume')
    return (
      <AskDialog
        {...{ busy, onClose }}
        title={t(`${action}.title`)}
        text={t(`${action}.text`)}
        submit={t(`${action}.submit`)}
        onSubmit={() =>
          void send({
            send: () => call(pause[side], { params, body: { paused: action === 'pause' } }),
            done: t(`${action}.done`),
          })
        }
      />
    )
  const last = endsOn ? day(endsOn) : ''
  return (
    <AskDialog
      {...{ busy, onClose }}
      title={t('notice.title')}
      text={t('notice.text', { day: last })}
      submit={t('notice.submit', { day: last })}
      onSubmit={() =>
        void send({
          send: () => call(notice[side], { params, body: { endsOn: endsOn ?? '' } }),
          done: t('notice.done'),
        })
      }
    />
  )
}

/** How a business claims the guarantee of work that is paused, whose days go on. */
const ClaimWhilePaused = ({ agreement }: { agreement: ShownAgreement }) => {
  const t = usePhrases('agreements')
  const { day } = useDayFormats()
  const until = guaranteedUntil(agreement)
  if (agreement.state !== 'paused' || !until) return null
  return <p className={styles.muted}>{t('claim.paused', { day: day(until) })}</p>
}

/** What a side can do with its agreement. A dialog that is open stays so if the state changes meanwhile. */
export const AgreementActions = ({ agreement, side, signInAgain, show, reread }: ActionsProps) => {
  const t = usePhrases('agreements')
  const [open, setOpen] = useState<Action>()
  const changes = useAgreementChanges({ show, reread })
  const mayCall = useMayCall()
  const possible = actionsOf(agreement, side)
  const actions = possible.filter(action => mayCall(calls[action][side]))
  // What was just done can often not be done again, so the button that would get the focus back is gone.
  const held = useHeldFocus<HTMLDivElement>()
  return (
    <div {...held} tabIndex={-1} className={styles.section}>
      <ActionRow>
        {actions.map(action => (
          <Button
            key={action}
            variant={action === 'sign' ? 'primary' : 'secondary'}
            small
            onClick={() => setOpen(action)}
          >
            {t(`actions.${action}`)}
          </Button>
        ))}
        {isSealed(agreement.state) && <PaperButton side={side} id={agreement.id} />}
        <Button variant="secondary" small onClick={() => print()}>
          {t('actions.print')}
        </Button>
      </ActionRow>
      {actions.length < possible.length && <p>{t('actions.notYours')}</p>}
      {side === 'business' && <ClaimWhilePaused agreement={agreement} />}
      {open && (
        <OpenDialog
          {...{ agreement, side, changes, signInAgain }}
          action={open}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  )
}
