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

/** The flow of the codes; the only one of their purpose. */
export const flow = 'investor_access'

type Surroundings = {
  /** Stores the request together with the code that is due. */
  codes: Codes
  /** The codes of this address. */
  last: CodeItem | null
  now: () => number
}

/** Stores a request for the key figures and mails a code. A robot's code is not mailed. */
export const requestAccess = async (
  { id }: Investor,
  { codes, last, now }: Surroundings,
): Promise<{ id: string }> => {
  await sendCode(flow, codes, now, last)
  return { id }
}
