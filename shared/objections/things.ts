/** The thing that the comparison with an open assignment is about. */
export const assignmentThing = (id: string): string => `assignment-${id}`

/** The thing that the row of a proposal is about. */
export const proposalThing = ({ inquiryId, round }: { inquiryId: string; round: number }): string =>
  `proposal-${inquiryId}-${round}`

const shape = /^(?<about>assignment|proposal)-(?<id>.{36})(?:-(?<round>\d+))?$/

/** What a thing is made of; null for another text. */
export const partsOfThing = (thing: string) => {
  const { about, id, round } = shape.exec(thing)?.groups ?? {}
  if (!id) return null
  return about === 'proposal'
    ? ({ about, id, round: Number(round) } as const)
    : ({ about: 'assignment', id } as const)
}
