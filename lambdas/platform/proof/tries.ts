import type { ProofWeight } from '#shared/proof/get-challenge.ts'

type Tries = readonly [atLeast: number, below: number]

/** How many tries a proof takes. One try costs about half a millisecond on a laptop, so a usual one takes 0.2–0.5 s. */
export const tries: Record<ProofWeight, Tries> = { usual: [400, 1_000], heavy: [1_500, 2_700] }

/**
 * Makes a proof take a hundredth of that, for tests that send hundreds of forms. Nothing in the cloud calls it: only the
 * local system's bundles export it (infra/bundle.ts).
 */
export const easeProofs = (): void => {
  tries.usual = [4, 10]
  tries.heavy = [15, 27]
}
