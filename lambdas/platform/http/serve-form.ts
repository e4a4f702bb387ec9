import { randomUUID } from 'node:crypto'
import type { ZodMiniType } from 'zod/mini'
import { clock } from '#shared/contract/clock.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import type { PublicForm } from '#shared/submissions/public-forms.ts'
import { guardForm } from '../limits/guard-form.ts'
import { personItem } from '../table/person-item.ts'
import type { Key, TransactItem } from '../table/table.ts'
import { transact } from '../table/transact.ts'
import { putNew } from '../table/write-items.ts'
import type { Served } from './serve.ts'
import { serveOnce } from './serve-once.ts'

/** What every public form has next to its own fields. */
type Sent = { email: string; website: string | null; proof: string | null }

/** A submission as it is stored; suspect if a robot filled the honeypot. */
type Submission<Body extends Sent> = Omit<Body, 'website' | 'proof'> & {
  email: string
  id: string
  createdAt: string
  suspect: boolean
}

type Form<Body extends Sent> = Endpoint & {
  readonly access: 'public'
  readonly form: PublicForm
  readonly body: ZodMiniType<Body>
  readonly reply: { readonly status: 201; readonly body: ZodMiniType<{ id: string }, { id: string }> }
}

type Storing<Body extends Sent> = {
  /** How many an address and a network may send in an hour. */
  perHour: { address: number; network: number }
  /** Reads what is needed for that, while the limits are checked. */
  prepare?: () => Promise<void>
  /** The item that a submission becomes. */
  toItem: (submission: Submission<Body>) => Key & { ttl: number }
  /** What is written with a submission that no robot sent. */
  alongside?: (submission: Submission<Body>) => readonly TransactItem[]
}

const submissionOf = <Body extends Sent>({ website, proof: _, ...fields }: Body): Submission<Body> => ({
  ...fields,
  id: randomUUID(),
  createdAt: new Date(clock.now()).toISOString(),
  suspect: Boolean(website),
})

/**
 * Serves a form that only has to be stored: checks its limits, and stores the submission once, in one transaction with
 * its receipt and the link to its sender. Storing it requests its mails; a robot's is stored as suspect, and mailed to
 * nobody.
 */
export const serveForm = <Body extends Sent>(
  form: Form<Body>,
  { perHour, prepare, toItem, alongside }: Storing<Body>,
): Served =>
  serveOnce(form, {
    guard: ({ body: { email, proof }, clientAddress, attemptId }) =>
      guardForm({ form: form.form, perHour, email, clientAddress, proof, attemptId }),
    ...(prepare && { find: prepare }),
    handle: async ({ body }, receipt) => {
      const submission = submissionOf(body)
      const { id, email } = submission
      const item = toItem(submission)
      const { PK, SK, ttl } = item
      const others = submission.suspect ? [] : (alongside?.(submission) ?? [])
      const link = await personItem(email, { PK, SK }, { ttl })
      await transact([putNew(item), link, ...others, receipt({ id })])
      return { id }
    },
  })
