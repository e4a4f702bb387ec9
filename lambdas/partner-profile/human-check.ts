import { randomInt, randomUUID } from 'node:crypto'
import { maxOperand } from '#shared/partner-profile/human-check.ts'

const goodForMinutes = 10

/** A sum, stored until it is answered; `expiresAt` in milliseconds. */
export type HumanCheck = { id: string; a: number; b: number; expiresAt: number }

/** Draws a sum of two numbers, 1 to 10 each, valid for ten minutes. */
export const drawCheck = (now: number): HumanCheck => {
  const operand = () => randomInt(1, maxOperand + 1)
  return { id: randomUUID(), a: operand(), b: operand(), expiresAt: now + goodForMinutes * 60_000 }
}
