import type { Language } from '#shared/contract/language.ts'
import type { CodeItem } from '../platform/codes/code.ts'
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

type Surroundings = {
  /** Stores the request together with the code that is due. */
  codes: Codes
  /** The codes that are out for this address. */
  last: CodeItem | null
  now: number
}

/** Stores who asks for the key figures and lets a code go out. That of a robot is mailed to nobody. */
export const requestAccess = async (
  { id }: Investor,
  { codes, last, now }: Surroundings,
): Promise<{ id: string }> => {
  await sendCode(flow, codes, now, last)
  return { id }
}
