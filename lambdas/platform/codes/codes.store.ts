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
import { codeMinutes, guessesPerDay, lastDay, triesPerCode } from './may-issue.ts'

/** The codes of one address; null if none was ever asked for. */
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
    issuedAt: [...lastDay(last?.issuedAt ?? [], now), now],
    guessedAt: lastDay(last?.guessedAt ?? [], now),
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
 * Stores a fresh code in the place of the last one, in one transaction with `also`; the stream mails it. The counters
 * go along. False if somebody else was faster: then decide again.
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
  /** One id per question put to the person; the retry of a slow trigger carries the same one. */
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
 * Takes one try of the outstanding code before anybody compares, so that parallel guesses never share a try.
 * Null if there is none to take. The retry of an attempt gets the item back without a second try, for as long as
 * the code is valid.
 */
export const reserveTry = async (attempt: Attempt): Promise<CodeItem | null> => {
  const { written, stored } = await writeOrRead(reservation(attempt))
  const found = stored && codeEntity.item.parse(stored)
  if (written) return found
  return found?.lastAttempt === attempt.attemptId && found.expiresAt > clock.now() ? found : null
}

/**
 * Uses a code up, once, in one transaction with `also`; true for the attempt that did it, and for that attempt's
 * retry. False, and nothing is written, if a condition of `also` fails.
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
