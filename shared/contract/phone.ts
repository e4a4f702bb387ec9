import * as z from 'zod/mini'
import { requiredLine } from './text.ts'

const shape = /^\+?[\d\s()/-]{5,}$/

/** Whether a text can be a phone number: digits and what people put between them. */
export const isPhoneNumber = (text: string): boolean => shape.test(text)

export const requiredPhone = requiredLine({ max: 40 }).check(
  z.refine(isPhoneNumber, { error: 'phone_invalid' }),
)
