import { randomBytes } from 'node:crypto'
import { codeEntity } from '#shared/codes/code.entity.ts'
import { clock } from '#shared/contract/clock.ts'
import { absent, absentOr, moreThan, not, shorterThan } from '../table/condition.ts'
import { getItem } from '../table/get-item.ts'
import { ttlOf } from '../table/retention.ts'
import type { TransactItem } from '../table/table.ts'
import { transactIf, tryTransact } from '../table/transact.ts'
import { appended, update } from '../table/update.ts'
import { writeIf, writeOrRead } from '../table/write.ts'
import { putItem } from '../table/write-items.ts'
import type { CodeItem, CodePurpose } from './code.ts'
import { codeMinutes, guessesPerDay, triesPerCode, withinLastDay } from './may-issue.ts'

/** The codes of one address; null if none was ever requested. */
export const findCode = (purpose: CodePurpose, emailHash: string): Promise<CodeItem | null> =>
  getItem(codeEntity.key({ purpose, emailHash }), codeEntity.item)

type NewCode = Pick<CodeItem, 'purpose' | 'flow' | 'emailHash' | 'email' | 'language' | 'deviceHash'> & {
  suspect?: boolean
}

const freshCode = (code: NewCode, last: CodeItem | null) => {
  const now = clock.now()
  const item: CodeItem = {
    ...code,
    nonce: randomBytes(16).toString('base64url'),
    expiresAt: now + codeMinutes * 60_000,
    triesLeft: triesPerCode,
    issuedAt: [...withinLastDay(last?.issuedAt ?? [], now), now],
    guessedAt: withinLastDay(last?.guessedAt ?? [], now),
    version: (last?.version ?? 0) + 1,
  }
  const stored = {
    ...codeEntity.key({ purpose: code.purpose, emailHash: code.emailHash }),
    ...item,
    ttl: ttlOf(codeEntity),
  }
  return putItem(stored).expect(last ? { version: last.version } : { PK: absent })
}

/**
 * Replaces the last code by a fresh one and keeps the counters, in one transaction with `also`; the stream mails it.
 * False if the last code changed in the meantime: then decide again.
 */
export const issueCode = (
  code: NewCode,
  last: CodeItem | null,
  also: readonly TransactItem[] = [],
): Promise<boolean> => {
  const fresh = freshCode(code, last)
  return also.length === 0 ? writeIf(fresh) : transactIf(fresh, also)
}

export type Attempt = {
  purpose: CodePurpose
  flow: string
  emailHash: string
  /** One id for each time the person is asked for the code; the retry of a slow trigger has the same one. */
  attemptId: string
  device: string | undefined
}

const reservation = ({ purpose, flow, emailHash, attemptId, device }: Attempt) =>
  update(codeEntity.key({ purpose, emailHash }))
    .set({ guessedAt: appended([clock.now()]), lastAttempt: attemptId })
    .add({ triesLeft: -1, version: 1 })
    .expect({
      flow,
      triesLeft: moreThan(0),
      expiresAt: moreThan(clock.now()),
      usedBy: absent,
      lastAttempt: absentOr(not(attemptId)),
      guessedAt: shorterThan(guessesPerDay[purpose]),
      deviceHash: absentOr(device ?? 'none'),
    })

/**
 * Takes one try of the outstanding code before it is compared, so that parallel guesses never share a try. Null if no
 * try is left. A retry of the same attempt gets the item without a second try, as long as the code is valid.
 */
export const reserveTry = async (attempt: Attempt): Promise<CodeItem | null> => {
  const { written, stored } = await writeOrRead(reservation(attempt))
  const found = stored && codeEntity.item.parse(stored)
  if (written) return found
  return found?.lastAttempt === attempt.attemptId && found.expiresAt > clock.now() ? found : null
}

/**
 * Uses a code up, once, in one transaction with `also`; true for the attempt that did so, and for its retry. False, and
 * nothing is written, if a condition of `also` does not hold.
 */
export const consumeCode = (
  { purpose, emailHash, nonce }: CodeItem,
  attemptId: string,
  also: readonly TransactItem[] = [],
): Promise<boolean> => {
  const used = update(codeEntity.key({ purpose, emailHash }))
    .set({ usedBy: attemptId })
    .add({ version: 1 })
    .expect({ nonce, usedBy: absentOr(attemptId) })
  return also.length === 0 ? writeIf(used) : tryTransact([used, ...also])
}
