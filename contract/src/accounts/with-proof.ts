import { CallError } from '../client.ts'

/**
 * Attempts a log-in; if the server replies with a challenge (decision 0012), solves it and retries once with
 * the solution. Calls `onProof` when solving begins, because that takes a moment. If the challenge cannot be
 * solved, the first refusal is final.
 */
export async function withProof<T>(attempt: (proof?: string) => Promise<T>, onProof: () => void): Promise<T> {
  try {
    return await attempt()
  } catch (error) {
    if (!(error instanceof CallError) || error.reason !== 'proof_required') throw error
    onProof()
    // Rarely needed, so it is loaded separately from the page.
    const proof = await import('./solve-challenge.ts').then(
      ({ solveChallenge }) => solveChallenge(error.data['challenge']),
      () => undefined,
    )
    if (!proof) throw error
    return await attempt(proof)
  }
}
