import { CLAIM_FAULTS, type ClaimFault } from '@longhaul/domain/states/claim-fault.ts'
import { claimPayout } from '@longhaul/domain/claims/payout.ts'
import { useState } from 'react'
import type { Claim } from './claim.ts'

/** The choices and the resulting payout, calculated by the same rule as on the server. */
export function useClaimPayout(claim: Claim) {
  const [fault, setFault] = useState<ClaimFault>(claim.fault ?? 'carrier')
  const [percent, setPercent] = useState(String((claim.share_per_mille ?? 1000) / 10))
  const [note, setNote] = useState('')
  const perMille = /^\d{1,3}(\.\d)?$/.test(percent) ? Math.round(Number(percent) * 10) : 0
  const share = perMille >= 1 && perMille <= 1000 ? perMille : null
  const { goodsFen, freightFen } = claimPayout({
    kind: claim.kind,
    fault,
    sharePerMille: share ?? 1000,
    insuredFen: claim.insured_fen,
    insuredElsewhereFen: claim.insured_elsewhere_fen,
    goodsFen: claim.goods_fen,
    affectedFen: claim.affected_fen,
    leftFen: claim.affected_left_fen,
    isRest: claim.is_rest,
    freightFen: claim.freight_paid_fen,
  })
  return {
    fault,
    setFault: (chosen: string) => setFault(CLAIM_FAULTS.find((known) => known === chosen) ?? 'carrier'),
    percent,
    setPercent,
    note,
    setNote,
    /** Null if the typed text is not a valid share. */
    share,
    goodsFen,
    freightFen,
    totalFen: goodsFen + freightFen,
  }
}

export type ClaimPayout = ReturnType<typeof useClaimPayout>
