/** Parties that are not told of a transition by its process, because something else tells them. */
export const expectedSilences: readonly { what: string; why: string }[] = []
