import { timingSafeEqual } from 'node:crypto'
import { logger } from '../logging/logger.ts'
import { type CodeItem, digitsOf } from './code.ts'
import { type Attempt, consumeCode, reserveTry } from './codes.store.ts'

const sameDigits = async (code: CodeItem, answer: string): Promise<boolean> => {
  const expected = Buffer.from(await digitsOf(code))
  const given = Buffer.from(answer)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** Whether the answer is the outstanding code. Wrong, expired and used are told apart by nobody. */
export const checkCode = async (attempt: Attempt, answer: string): Promise<boolean> => {
  const code = await reserveTry(attempt)
  const isRight =
    code !== null &&
    (await sameDigits(code, answer.replace(/\s/g, ''))) &&
    (await consumeCode(code, attempt.attemptId))
  if (!isRight) logger.info('code_refused', { purpose: attempt.purpose, attempt: attempt.attemptId })
  return isRight
}
