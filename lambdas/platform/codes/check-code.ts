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
 * Whether the answer is the outstanding code. Wrong, expired and used are told apart by nobody. The retry of an attempt
 * brings the same answer; another one under the same id, from a session that was answered twice, is a guess of its own.
 * What a right answer leads to may be written in the transaction that uses the code up.
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
