import { useState } from 'react'
import { movesOf } from '#shared/contract/process.ts'
import { agreeToWork, askForTimes, withdrawProposal } from '#shared/proposals/partner-proposals.ts'
import { proposalProcess } from '#shared/proposals/proposal.process.ts'
import type { PartnerProposal } from '#shared/proposals/proposal.ts'
import { call } from '#web/src/platform/api.ts'
import { usePhrases } from '#web/src/platform/i18n.ts'
import { Button } from '#web/src/ui/Button.tsx'
import { ActionRow } from '#web/src/ui/forms/ActionRow.tsx'
import { AnswerDialog } from './AnswerDialog.tsx'
import { ReasonDialog } from './ReasonDialog.tsx'
import { useAnswering } from './use-answering.ts'

const moves = ['agree', 'askForTimes', 'withdraw'] as const

type Move = (typeof moves)[number]

type ActionProps = { proposal: PartnerProposal; onAnswered: () => Promise<unknown> }
type OpenProps = ActionProps & { move: Move; onClose: () => void }

/** The answers that take a reason. */
const withReason = { askForTimes, withdraw: withdrawProposal } as const

/** The dialog of an answer. */
const OpenDialog = ({ move, proposal, onAnswered, onClose }: OpenProps) => {
  const t = usePhrases('partner-proposals')
  const { isBusy: busy, answer } = useAnswering(onAnswered)
  const { inquiryId, title, companyName: company, round } = proposal
  const params = { inquiryId }
  const words = {
    title: t(`${move}.title`, { title }),
    text: t(`${move}.text`, { company }),
    submit: t(`${move}.submit`),
    working: t('sending'),
    cancel: t('cancel'),
  }
  const said = { done: t(`${move}.done`), refused: t('refused') }
  const agree = async () => {
    const send = () => call(agreeToWork, { params, body: { round } })
    if (await answer({ send, words: said })) onClose()
  }
  if (move === 'agree') return <AnswerDialog {...{ words, busy, onClose }} onSubmit={() => void agree()} />
  return (
    <ReasonDialog
      {...{ busy, onClose }}
      draft={`proposal ${move} ${inquiryId}`}
      words={{ ...words, reason: t(`${move}.reason`), hint: t(`${move}.hint`) }}
      onSend={reason =>
        answer({
          send: () => call(withReason[move], { params, body: { reason, round } }),
          words: { ...said, kept: t('kept') },
        })
      }
    />
  )
}

/** What a partner can answer now. A dialog that is open stays so if the state changes meanwhile. */
export const PartnerActions = ({ proposal, onAnswered }: ActionProps) => {
  const t = usePhrases('partner-proposals')
  const [open, setOpen] = useState<Move>()
  const { state, title } = proposal
  const possible = movesOf(proposalProcess, state, 'partner')
  const offered = moves.filter(move => possible.includes(move))
  return (
    <>
      {offered.length > 0 && (
        <ActionRow>
          {offered.map(move => (
            <Button
              key={move}
              small
              variant={move === 'agree' ? 'primary' : 'secondary'}
              aria-label={t(`moves.${move}Label`, { title })}
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
