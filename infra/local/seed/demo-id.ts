/** The id of the demo's n-th thing of a kind: the same at every seeding, so that nothing is made twice. */
export const demoId = (kind: 1 | 2 | 3, number: number): string =>
  `5eed000${kind}-0000-4000-8000-${String(number).padStart(12, '0')}`
