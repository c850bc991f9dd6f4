import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { claimsText } from '@longhaul/text/console/claims/claims.ts'
import { toast } from '@longhaul/ui/toast/toast.ts'
import type { Claim } from './claim.ts'
import type { ClaimPayout } from './use-claim-payout.ts'

/** The calls for a claim's steps. `onClosed` is called when nothing is left to do. */
export function useClaimSteps({ id }: Claim, onClosed: () => void) {
  const params = { id }
  const showDone = (done: Claim) => void toast.success(claimsText.now(claimsText.stages[done.stage]))
  const options = { quiet: true, onDone: showDone }
  const grant = useSend('POST /staff/claims/{id}/grant', {
    ...options,
    onDone: () => void toast.success(claimsText.granted),
  })
  const pay = useSend('POST /staff/claims/{id}/pay', {
    ...options,
    onDone: (done) => (done.stage === 'paid' ? onClosed() : void toast.success(claimsText.approved)),
  })
  const wantEvidence = useSend('POST /staff/claims/{id}/want_evidence', options)
  const reject = useSend('POST /staff/claims/{id}/reject', { ...options, onDone: onClosed })
  const sendBack = useSend('POST /staff/claims/{id}/send_back', options)
  return {
    grant: ({ fault, share, note, totalFen }: ClaimPayout) =>
      grant.mutate({
        params,
        body: { fault, share_per_mille: share ?? 1000, note: note.trim(), expected_payout_fen: totalFen },
      }),
    isGranting: grant.isPending,
    pay: () => pay.mutateAsync({ params, body: {} }),
    isPaying: pay.isPending,
    /** The steps that take a note. */
    with: {
      want_evidence: (note: string) => wantEvidence.mutateAsync({ params, body: { note } }),
      reject: (note: string) => reject.mutateAsync({ params, body: { note } }),
      send_back: (note: string) => sendBack.mutateAsync({ params, body: { note } }),
    },
    error: grant.error ?? pay.error,
  }
}

export type ClaimSteps = ReturnType<typeof useClaimSteps>
