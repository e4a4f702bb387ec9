/**
 * How much longer than on two quiet cores a test waits before it gives up. Two cores that are shared may be slower by
 * that much, and waiting costs nothing unless the test fails (docs/decisions/036).
 */
const factor = 4

/** Converts the longest wait on quiet cores to the longest one on any machine, both in milliseconds. */
export const patient = (milliseconds: number): number => factor * milliseconds
