import { isFirstOfTwo } from '@longhaul/domain/policy/second-person.ts'
import { claimsText } from '@longhaul/text/console/claims/claims.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { errorText } from '@longhaul/text/errors/errors.ts'
import { money, moneyWithCode } from '@longhaul/text/format.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { ask } from '@longhaul/ui/dialog/ask.tsx'
import { useState } from 'react'
import { ReasonDialog } from '../shared/ReasonDialog.tsx'
import { useMe } from '../shared/use-me.ts'
import { type Claim, whyNotClaimStep } from './claim.ts'
import type { ClaimPayout } from './use-claim-payout.ts'
import type { ClaimSteps } from './use-claim-steps.ts'

const REASONED = ['want_evidence', 'send_back', 'reject'] as const
type Reasoned = (typeof REASONED)[number]

/**
 * The steps of a claim; those that its stage or the user's roles do not allow are disabled with the reason.
 */
export function ClaimActions({
  claim,
  payout,
  steps,
}: {
  claim: Claim
  payout: ClaimPayout
  steps: ClaimSteps
}) {
  const [asked, setAsked] = useState<Reasoned | null>(null)
  const me = useMe()
  return (
    <>
      <Button
        type="primary"
        guardMs={0}
        busy={steps.isGranting && consoleWords.saving}
        disabledReason={whyNotClaimStep(claim, 'grant', me) ?? whyNotPayout(payout)}
        onClick={() => steps.grant(payout)}
      >
        {claimsText.grant}
      </Button>
      <PayButton claim={claim} steps={steps} />
      {REASONED.map((step) => (
        <Button
          key={step}
          type={step === 'reject' ? 'redLine' : undefined}
          guardMs={0}
          disabledReason={whyNotClaimStep(claim, step, me)}
          onClick={() => setAsked(step)}
        >
          {DIALOGS[step].confirm}
        </Button>
      ))}
      {asked && (
        <ReasonDialog
          title={DIALOGS[asked].title}
          confirmText={DIALOGS[asked].confirm}
          onSend={steps.with[asked]}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}

function whyNotPayout({ share, totalFen }: ClaimPayout): string | null {
  if (share === null) return claimsText.shareWrong
  return totalFen === 0 ? claimsText.nothing : null
}

const DIALOGS: Readonly<Record<Reasoned, { title: string; confirm: string }>> = {
  want_evidence: { title: claimsText.wantTitle, confirm: claimsText.wantEvidence },
  send_back: { title: claimsText.sendBackTitle, confirm: claimsText.sendBack },
  reject: { title: claimsText.rejectTitle, confirm: claimsText.reject },
}

/** Pays the granted amount, after a confirmation. The first of two people only approves a large amount. */
function PayButton({ claim, steps }: { claim: Claim; steps: ClaimSteps }) {
  const me = useMe()
  const shared = { twoPeople: claim.two_people, firstBy: claim.approved_by }
  const isFirst = claim.stage === 'granted' && isFirstOfTwo(shared)
  const whyNotMe = claim.why_not_second

  async function press() {
    // The refusal is shown above the buttons.
    if (await ask(isFirst ? approval(claim) : payment(claim))) await steps.pay().catch(() => undefined)
  }

  const amount = claim.payout_fen === null ? claimsText.payConfirm : claimsText.pay(money(claim.payout_fen))
  return (
    <Button
      type="assistRed"
      guardMs={0}
      busy={steps.isPaying && consoleWords.saving}
      disabledReason={whyNotClaimStep(claim, 'pay', me) ?? (whyNotMe && errorText.reasons[whyNotMe])}
      onClick={() => void press()}
    >
      {isFirst ? claimsText.approve : amount}
    </Button>
  )
}

const approval = ({ payout_fen }: Claim) => ({
  title: claimsText.approveTitle,
  text: claimsText.approveText(moneyWithCode(payout_fen ?? 0)),
  confirmText: claimsText.approve,
})

const payment = ({ payout_fen, shopper_name }: Claim) => ({
  title: claimsText.payTitle,
  text: claimsText.payText(moneyWithCode(payout_fen ?? 0), shopper_name),
  confirmText: claimsText.payConfirm,
  pays: true,
})
