const steps = [1, 2, 5, 10]

/** Returns the end of an axis: the next of 1, 2 or 5 followed by zeros; 1 at least. */
export const axisTop = (highest: number): number => {
  const value = Math.max(1, highest)
  const power = 10 ** Math.floor(Math.log10(value))
  return power * (steps.find(step => step * power >= value) ?? 10)
}
