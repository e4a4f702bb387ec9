import type { Language } from '#shared/contract/language.ts'
import { type Codes, sendCode } from '../platform/codes/send-code.ts'

export type Investor = {
  id: string
  name: string
  email: string
  phone: string
  language: Language
  createdAt: string
  suspect: boolean
}

/** The way in that a code is mailed for; it is the only one of its purpose. */
export const flow = 'investor_access'

/** Stores who asks for the key figures and lets a code go out. That of a robot is mailed to nobody. */
export const requestAccess = async (
  investor: Investor,
  { store, codes, now }: { store: (investor: Investor) => Promise<void>; codes: Codes; now: number },
): Promise<{ id: string }> => {
  await sendCode(flow, codes, now)
  await store(investor)
  return { id: investor.id }
}
