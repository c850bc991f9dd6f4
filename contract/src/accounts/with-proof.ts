import { CallError } from '../client.ts'

/**
 * A log-in that solves the challenge it may be answered with (decision 0012), and tries once more with the solution. `onProof` is told when that
 * begins, as it takes a moment. Where it cannot be solved, the first refusal stands.
 */
export async function withProof<T>(attempt: (proof?: string) => Promise<T>, onProof: () => void): Promise<T> {
  try {
    return await attempt()
  } catch (error) {
    if (!(error instanceof CallError) || error.reason !== 'proof_required') throw error
    onProof()
    // Few ever need it: it is not part of the page.
    const proof = await import('./solve-challenge.ts').then(
      ({ solveChallenge }) => solveChallenge(error.data['challenge']),
      () => undefined,
    )
    if (!proof) throw error
    return await attempt(proof)
  }
}
