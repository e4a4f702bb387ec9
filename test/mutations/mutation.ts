/** A guard taken away, and the tests that have to notice. */
export type Mutation = {
  guard: string
  file: string
  /** What stands there, once; and what it becomes. */
  from: string
  to: string
  /** Files of tests of which one has to fail. */
  by: readonly [string, ...string[]]
}

/** Writes of new items, which replace what is stored already. */
export const replacing = (guard: string, file: string, ...by: Mutation['by']): Mutation => ({
  guard,
  file,
  from: 'putNew }',
  to: 'putItem as putNew }',
  by,
})

/** A statement or a part of one, taken out. */
export const without = (guard: string, file: string, from: string, ...by: Mutation['by']): Mutation => ({
  guard,
  file,
  from,
  to: '',
  by,
})
