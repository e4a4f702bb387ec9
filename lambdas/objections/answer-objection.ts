import type { StoredObjection } from '#shared/objections/objection.entity.ts'
import type { objectionCommands } from '#shared/objections/objections.commands.ts'
import type { InputOf } from '#shared/operator/command.ts'
import { Refusal } from '../platform/commands/refusal.ts'
import { untilWritten } from '../platform/commands/until-written.ts'

type Input = InputOf<(typeof objectionCommands)['objections answer']>

/** What the use case needs of the store. */
export type Answers = {
  find: (one: Pick<Input, 'partnerId' | 'thing' | 'number'>) => Promise<StoredObjection | null>
  /** Returns false if somebody was faster; throws a refusal if it has ended. */
  answer: (objection: StoredObjection, answer: Pick<Input, 'outcome' | 'answer'>) => Promise<boolean>
}

/** Answers an objection, once: the same answer again changes nothing. Throws a refusal if it has ended otherwise. */
export const answerObjection = (
  { outcome, answer, ...one }: Input,
  answers: Answers,
): Promise<{ changed: boolean }> =>
  untilWritten(async () => {
    const found = await answers.find(one)
    if (!found) throw new Refusal('There is no such objection.')
    if (found.state === outcome && found.answer === answer) return null
    return () => answers.answer(found, { outcome, answer })
  })
