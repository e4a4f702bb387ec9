/** The id of the n-th demo item of a kind: the same every time, so that seeding again creates nothing twice. */
export const demoId = (kind: 1 | 2 | 3 | 4, number: number): string =>
  `5eed000${kind}-0000-4000-8000-${String(number).padStart(12, '0')}`
