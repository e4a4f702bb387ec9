/** What is due under this name: giving back the credits of an assignment that is over and were not worked for. */
export const unusedCredits = 'unused'

const separator = '.'

/** The id under which it is due; both ids are UUIDs. */
export const unusedIdOf = (partnerId: string, assignmentId: string): string =>
  [partnerId, assignmentId].join(separator)

export const readUnusedId = (id: string): { partnerId: string; assignmentId: string } => {
  const [partnerId = '', assignmentId = ''] = id.split(separator)
  return { partnerId, assignmentId }
}
