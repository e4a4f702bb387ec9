import { timingSafeEqual } from 'node:crypto'
import { logger } from '../logging/logger.ts'
import { keyedHash } from '../secrets/keyed-hash.ts'
import type { TransactItem } from '../table/table.ts'
import { type CodeItem, digitsOf } from './code.ts'
import { type Attempt, consumeCode, reserveTry } from './codes.store.ts'

const sameDigits = async (code: CodeItem, answer: string): Promise<boolean> => {
  const expected = Buffer.from(await digitsOf(code))
  const given = Buffer.from(answer)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/**
 * Whether the answer is the outstanding code; does not say whether it is wrong, expired or used. A retry of an attempt
 * has the same answer; a different answer under the same id, from a session that was answered twice, is a new guess.
 * `also` is written in the transaction that uses the code up.
 */
export const checkCode = async (
  attempt: Attempt,
  answer: string,
  also: readonly TransactItem[] = [],
): Promise<boolean> => {
  const digits = answer.replace(/\s/g, '')
  const attemptId = await keyedHash('code', attempt.attemptId, digits)
  const code = await reserveTry({ ...attempt, attemptId })
  const isRight =
    code !== null && (await sameDigits(code, digits)) && (await consumeCode(code, attemptId, also))
  if (!isRight) logger.info('code_refused', { purpose: attempt.purpose, attempt: attempt.attemptId })
  return isRight
}
