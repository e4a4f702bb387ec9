import { getBusinessMe } from '#shared/business-profile/get-business-me.ts'
import { newEmail } from '#test/builders/new-email.ts'
import { createBusiness } from '#test/faults/new-business.ts'
import { origin } from './origin.ts'

/** Somebody else asks for credits for a business of its own: no other journey reads them. Returns the approval's id. */
export const askedByAnother = async (credits: number): Promise<string> => {
  const { call } = await createBusiness(origin, newEmail())
  const { id: businessId } = await call<{ id: string }>(getBusinessMe)
  const input = { businessId, credits, reference: 'Gåva', kind: 'correction' }
  const asked = { name: 'credits record', input, why: 'De väntade för länge.' }
  const response = await fetch(`${origin}/_local/approvals`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ command: 'approvals ask', input: asked, by: 'operator berit' }),
  })
  return ((await response.json()) as { approval: string }).approval
}
