import { useState } from 'react'
import { movesOf } from '#shared/contract/process.ts'
import { choosePartner, declineProposal, inviteToInterview } from '#shared/proposals/answer-proposal.ts'
import { proposalProcess } from '#shared/proposals/proposal.process.ts'
import type { ShownProposal } from '#shared/proposals/proposal.ts'
import { call } from '#web/src/platform/api.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { useMayCall } from '#web/src/platform/member-role.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { ActionRow } from '#web/src/ui/forms/ActionRow.tsx'
import { AnswerDialog } from './AnswerDialog.tsx'
import { InviteDialog } from './InviteDialog.tsx'
import { ReasonDialog } from './ReasonDialog.tsx'
import { useAnswering } from './use-answering.ts'

const moves = ['invite', 'choose', 'decline'] as const

type Move = (typeof moves)[number]

const calls = { invite: inviteToInterview, choose: choosePartner, decline: declineProposal } as const

type ActionProps = { proposal: ShownProposal; onAnswered: () => Promise<unknown> }
type OpenProps = ActionProps & { move: Move; onClose: () => void }

/** The dialog of an answer. */
const OpenDialog = ({ move, proposal, onAnswered, onClose }: OpenProps) => {
  const t = usePhrases('proposals')
  const { isBusy: busy, answer } = useAnswering(onAnswered)
  const { inquiryId: id, partnerId, partner, round } = proposal
  const { name } = partner
  const params = { id, partnerId }
  const draft = `proposal ${move} ${id} ${partnerId}`
  const words = {
    title: t(`${move}.title`, { name }),
    text: t(`${move}.text`, { name }),
    submit: t(`${move}.submit`, { name }),
    working: t('sending'),
    cancel: t('cancel'),
  }
  const said = { done: t(`${move}.done`, { name }), refused: t('refused'), kept: t('kept') }
  if (move === 'invite')
    return (
      <InviteDialog
        {...{ words, draft, busy, onClose }}
        onSend={invitation => {
          const body = { ...invitation, round }
          return answer({ send: () => call(inviteToInterview, { params, body }), words: said })
        }}
      />
    )
  if (move === 'decline')
    return (
      <ReasonDialog
        {...{ draft, busy, onClose }}
        words={{ ...words, reason: t('decline.reason'), hint: t('decline.hint') }}
        onSend={reason =>
          answer({ send: () => call(declineProposal, { params, body: { reason, round } }), words: said })
        }
      />
    )
  const choose = async () => {
    const send = () => call(choosePartner, { params, body: { round } })
    if (await answer({ send, words: { ...said, kept: '' } })) onClose()
  }
  return <AnswerDialog {...{ words, busy, onClose }} onSubmit={() => void choose()} />
}

/** What a business can answer now. A dialog that is open stays so if the state changes meanwhile. */
export const ProposalActions = ({ proposal, onAnswered }: ActionProps) => {
  const t = usePhrases('proposals')
  const [open, setOpen] = useState<Move>()
  const mayCall = useMayCall()
  const { name } = proposal.partner
  const possible = movesOf(proposalProcess, proposal.state, 'business')
  const offered = moves.filter(move => possible.includes(move) && mayCall(calls[move]))
  return (
    <>
      {offered.length > 0 && (
        <ActionRow>
          {offered.map((move, place) => (
            <Button
              key={move}
              small
              variant={place === 0 && move !== 'decline' ? 'primary' : 'secondary'}
              aria-label={t(`moves.${move}Label`, { name })}
              onClick={() => setOpen(move)}
            >
              {t(`moves.${move}`)}
            </Button>
          ))}
        </ActionRow>
      )}
      {open && <OpenDialog {...{ proposal, onAnswered }} move={open} onClose={() => setOpen(undefined)} />}
    </>
  )
}
