import { emailAddress } from '#shared/contract/email.ts'

type Booked = { email: string; participants: readonly string[] | null }

/** The addresses among the participants, which are entered as free text; each once, and not that of the booker. */
export const participantAddresses = ({ email, participants }: Booked): string[] => {
  const named = (participants ?? []).flatMap(participant => emailAddress.safeParse(participant).data ?? [])
  return [...new Set(named)].filter(address => address !== email)
}
