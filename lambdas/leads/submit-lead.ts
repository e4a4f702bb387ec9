import type { Language } from '#shared/contract/language.ts'

export type LeadKind = 'project_inquiry' | 'get_started'

/** A submitted form as it is stored. */
type Lead = {
  id: string
  kind: LeadKind
  language: Language
  createdAt: string
  /** A robot filled the honeypot: stored, and not mailed to anybody. */
  suspect: boolean
  email: string
  fields: Record<string, unknown>
}

/** What the use case needs of the store. */
export type Leads = { store: (lead: Lead) => Promise<void> }

type Submitted = {
  email: string
  language: Language
  website: string | null
  proof: string | null
}

/** Stores a form. Storing it mails the operator, and a confirmation to the sender. */
export const submitLead = async (
  kind: LeadKind,
  submitted: Submitted,
  { leads, id, now }: { leads: Leads; id: string; now: string },
): Promise<{ id: string }> => {
  const { email, language, website, proof: _, ...fields } = submitted
  await leads.store({ id, kind, language, createdAt: now, suspect: Boolean(website), email, fields })
  return { id }
}
