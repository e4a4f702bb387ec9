/** How long after a change of bank details nothing is paid to the new account: who changed them has to be noticed first. */
const holdHours = 48

/** Until when nothing is paid to an account that was entered at an instant. */
export const heldUntil = (updatedAt: string): string =>
  new Date(Date.parse(updatedAt) + holdHours * 3_600_000).toISOString()
