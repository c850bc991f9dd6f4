import { CLAIM_FAULTS, type ClaimFault, claimPayout } from '@longhaul/domain/claims/payout.ts'
import {
  type ClaimOfParcel,
  contradiction,
  whyNotGrantClaim,
  whyNotPayClaim,
} from '@longhaul/domain/claims/contradiction.ts'
import {
  type ClaimStage,
  type ClaimStep,
  OPEN_CLAIM_STAGES,
  claimTable,
} from '@longhaul/domain/claims/stages.ts'
import { isFirstOfTwo, whyNotSecond } from '@longhaul/domain/funds/two-people.ts'
import { whyNotStep } from '@longhaul/domain/states/table.ts'
import { claimsText } from '@longhaul/text/console/claims/claims.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { errorText } from '@longhaul/text/errors/errors.ts'
import { money, moneyWithCode } from '@longhaul/text/format.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { ask } from '@longhaul/ui/dialog/ask.tsx'
import { RadioGroup } from '@longhaul/ui/field/RadioGroup.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { Receipt } from '@longhaul/ui/money/Receipt.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { type ReactNode, useState } from 'react'
import { useSend } from '../api.ts'
import { Failure } from '../shared/Failure.tsx'
import { ReasonDialog } from '../shared/ReasonDialog.tsx'
import { useMe } from '../shared/use-me.ts'
import type { Claim } from './claim.ts'

const REFRESH = ['GET /staff/claims', 'GET /staff/dashboard', 'GET /staff/parcels']
type Asked = 'want_evidence' | 'reject' | 'send_back'

/** The claim with what it comes to, and the steps that its stage and this person's roles allow. The others say why not. */
export function ClaimDecision({
  claim,
  onClosed,
  head,
  children,
}: {
  claim: Claim
  onClosed: () => void
  /** What stands before what it comes to, and what after. */
  head: ReactNode
  children: ReactNode
}) {
  const me = useMe()
  const decision = useDecision(claim)
  const [asked, setAsked] = useState<Asked | null>(null)
  const say = (done: Claim) => void toast.success(claimsText.now(claimsText.stages[done.stage]))
  const options = { quiet: true, refresh: REFRESH, onDone: say }
  const grant = useSend('POST /staff/claims/{id}/grant', {
    ...options,
    onDone: () => void toast.success(claimsText.granted),
  })
  const pay = useSend('POST /staff/claims/{id}/pay', {
    ...options,
    refresh: [...REFRESH, 'GET /staff/approvals'],
    onDone: (done) => (done.stage === 'paid' ? onClosed() : void toast.success(claimsText.approved)),
  })
  const more = useSend('POST /staff/claims/{id}/want_evidence', options)
  const reject = useSend('POST /staff/claims/{id}/reject', { ...options, onDone: onClosed })
  const back = useSend('POST /staff/claims/{id}/send_back', options)
  const params = { id: claim.id }
  const whyNot = (step: ClaimStep): string | null => {
    const facts = factsOf(claim)
    const why =
      whyNotStep(claimTable, claim.stage, step, me?.roles ?? []) ??
      (step === 'pay' ? whyNotPayClaim(facts) : step === 'grant' ? whyNotGrantClaim(facts) : null)
    return why && errorText.reasons[why]
  }
  const mayGrant = whyNot('grant') === null
  const isContradicted = isOpen(claim.stage) && contradiction(factsOf(claim)) !== null
  const shared = { twoPeople: claim.two_people, firstBy: claim.approved_by }
  const isFirst = claim.stage === 'granted' && isFirstOfTwo(shared)
  const whyNotMe = whyNotSecond(shared, me?.id ?? '')
  const { payout, share } = decision
  const total = payout.goodsFen + payout.freightFen

  async function payOut() {
    const amount = moneyWithCode(claim.payout_fen ?? 0)
    const question = isFirst
      ? {
          title: claimsText.approveTitle,
          text: claimsText.approveText(amount),
          confirmText: claimsText.approve,
        }
      : {
          title: claimsText.payTitle,
          text: claimsText.payText(amount, claim.shopper_name),
          confirmText: claimsText.payConfirm,
          pays: true,
        }
    // What is refused is said above the buttons.
    if (await ask(question)) await pay.mutateAsync({ params, body: {} }).catch(() => undefined)
  }
  const sendNote = (note: string) => {
    const args = { params, body: { note } }
    if (asked === 'reject') return reject.mutateAsync(args)
    return asked === 'send_back' ? back.mutateAsync(args) : more.mutateAsync(args)
  }

  return (
    <>
      <div className="master-body">
        <div className="stack">
          {head}
          {isContradicted && (
            <Note tone="warn">{claimsText.contradicted(consoleWords.parcelStages[claim.parcel_stage])}</Note>
          )}
          <Payout claim={claim} mayGrant={mayGrant} decision={decision} />
          {claim.stage === 'granted' && claim.two_people && (
            <Note tone="info">
              {claim.approved_by_name ? claimsText.approvedBy(claim.approved_by_name) : claimsText.twoPeople}
            </Note>
          )}
          <Failure of={grant.error ?? pay.error} />
          {children}
        </div>
      </div>
      <footer className="master-actions">
        <Button
          type="primary"
          guardMs={0}
          busy={grant.isPending && consoleWords.saving}
          disabledReason={
            whyNot('grant') ??
            (share === null ? claimsText.shareWrong : total === 0 ? claimsText.nothing : null)
          }
          onClick={() =>
            grant.mutate({
              params,
              body: {
                fault: decision.fault,
                share_per_mille: share ?? 1000,
                note: decision.note.trim(),
                expected_payout_fen: total,
              },
            })
          }
        >
          {claimsText.grant}
        </Button>
        <Button
          type="assistRed"
          guardMs={0}
          busy={pay.isPending && consoleWords.saving}
          disabledReason={whyNot('pay') ?? (whyNotMe && errorText.reasons[whyNotMe])}
          onClick={() => void payOut()}
        >
          {isFirst
            ? claimsText.approve
            : claim.payout_fen === null
              ? claimsText.payConfirm
              : claimsText.pay(money(claim.payout_fen))}
        </Button>
        <Button
          guardMs={0}
          disabledReason={whyNot('want_evidence')}
          onClick={() => setAsked('want_evidence')}
        >
          {claimsText.wantEvidence}
        </Button>
        <Button guardMs={0} disabledReason={whyNot('send_back')} onClick={() => setAsked('send_back')}>
          {claimsText.sendBack}
        </Button>
        <Button
          type="redLine"
          guardMs={0}
          disabledReason={whyNot('reject')}
          onClick={() => setAsked('reject')}
        >
          {claimsText.reject}
        </Button>
      </footer>
      {asked && (
        <ReasonDialog
          title={DIALOGS[asked].title}
          confirmText={DIALOGS[asked].confirm}
          onSend={sendNote}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}

const isOpen = (stage: ClaimStage): boolean => OPEN_CLAIM_STAGES.some((open) => open === stage)

const factsOf = (claim: Claim): ClaimOfParcel => ({
  kind: claim.kind,
  decidedAt: claim.decided_at === null ? null : new Date(claim.decided_at),
  parcelStage: claim.parcel_stage,
  parcelStageAt: new Date(claim.parcel_stage_at),
})

const DIALOGS: Readonly<Record<Asked, { title: string; confirm: string }>> = {
  want_evidence: { title: claimsText.wantTitle, confirm: claimsText.wantEvidence },
  reject: { title: claimsText.rejectTitle, confirm: claimsText.reject },
  send_back: { title: claimsText.sendBackTitle, confirm: claimsText.sendBack },
}

/** What is chosen, and what follows from it: the same rule that the server holds. */
function useDecision(claim: Claim) {
  const [fault, setFault] = useState<ClaimFault>(claim.fault ?? 'carrier')
  const [percent, setPercent] = useState(String((claim.share_per_mille ?? 1000) / 10))
  const [note, setNote] = useState('')
  const perMille = /^\d{1,3}(\.\d)?$/.test(percent) ? Math.round(Number(percent) * 10) : 0
  const share = perMille >= 1 && perMille <= 1000 ? perMille : null
  const payout = claimPayout({
    kind: claim.kind,
    fault,
    sharePerMille: share ?? 1000,
    insuredFen: claim.insured_fen,
    goodsFen: claim.goods_fen,
    affectedFen: claim.affected_fen,
    freightFen: claim.freight_paid_fen,
  })
  return { fault, setFault, percent, setPercent, note, setNote, share, payout }
}

function Payout({
  claim,
  mayGrant,
  decision,
}: {
  claim: Claim
  mayGrant: boolean
  decision: ReturnType<typeof useDecision>
}) {
  const decided = claim.granted_goods_fen !== null && claim.granted_freight_fen !== null
  const goods = decided && !mayGrant ? claim.granted_goods_fen! : decision.payout.goodsFen
  const freight = decided && !mayGrant ? claim.granted_freight_fen! : decision.payout.freightFen
  if (!mayGrant && !decided) return null
  return (
    <Card title={claimsText.payout}>
      <div className="stack">
        {mayGrant && (
          <>
            <RadioGroup
              label={claimsText.fault}
              hint={claimsText.faultHint}
              unmarked
              look="row"
              choices={CLAIM_FAULTS.map((one) => ({ value: one, label: claimsText.faults[one] }))}
              value={decision.fault}
              onChange={(next) => decision.setFault(CLAIM_FAULTS.find((one) => one === next) ?? 'carrier')}
            />
            {claim.kind === 'damaged' && (
              <TextField
                label={claimsText.share}
                hint={claimsText.shareHint}
                unmarked
                width="short"
                inputMode="decimal"
                value={decision.percent}
                error={decision.share === null ? claimsText.shareWrong : null}
                onChange={decision.setPercent}
              />
            )}
            <TextField
              label={claimsText.note}
              hint={claimsText.noteHint}
              optional
              maxLength={500}
              value={decision.note}
              onChange={decision.setNote}
            />
          </>
        )}
        <Receipt
          rows={[
            { label: claimsText.goods, fen: goods },
            { label: claimsText.freight, fen: freight },
          ]}
          total={{ label: claimsText.total, fen: goods + freight }}
        />
        {goods + freight === 0 && <Note>{claimsText.nothing}</Note>}
      </div>
    </Card>
  )
}
