import { CLAIM_FAULTS } from '@longhaul/domain/states/claim-fault.ts'
import { claimsText } from '@longhaul/text/console/claims/claims.ts'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { RadioGroup } from '@longhaul/ui/field/RadioGroup.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { Receipt } from '@longhaul/ui/money/Receipt.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { Stack } from '../shared/layout/Stack.tsx'
import type { Claim } from './claim.ts'
import type { ClaimPayout } from './use-claim-payout.ts'

/** The payout as decided, or as it would be now, with the choices that determine it. */
export function PayoutCard({
  claim,
  mayGrant,
  payout,
}: {
  claim: Claim
  mayGrant: boolean
  payout: ClaimPayout
}) {
  const { granted_goods_fen, granted_freight_fen } = claim
  const decided =
    granted_goods_fen !== null && granted_freight_fen !== null
      ? { goodsFen: granted_goods_fen, freightFen: granted_freight_fen }
      : null
  if (!mayGrant && !decided) return null
  const { goodsFen, freightFen } = mayGrant ? payout : (decided ?? payout)
  const totalFen = goodsFen + freightFen
  return (
    <Card title={claimsText.payout}>
      <Stack>
        {mayGrant && <Choices claim={claim} payout={payout} />}
        <Receipt
          rows={[
            { label: claimsText.goods, fen: goodsFen },
            { label: claimsText.freight, fen: freightFen },
          ]}
          total={{ label: claimsText.total, fen: totalFen }}
        />
        {totalFen === 0 && <Note>{claimsText.nothing}</Note>}
      </Stack>
    </Card>
  )
}

const Choices = ({ claim, payout }: { claim: Claim; payout: ClaimPayout }) => (
  <>
    <RadioGroup
      label={claimsText.fault}
      hint={claimsText.faultHint}
      unmarked
      look="row"
      choices={CLAIM_FAULTS.map((value) => ({ value, label: claimsText.faults[value] }))}
      value={payout.fault}
      onChange={payout.setFault}
    />
    {claim.kind === 'damaged' && (
      <TextField
        label={claimsText.share}
        hint={claimsText.shareHint}
        unmarked
        width="short"
        inputMode="decimal"
        value={payout.percent}
        error={payout.share === null ? claimsText.shareWrong : null}
        onChange={payout.setPercent}
      />
    )}
    <TextField
      label={claimsText.note}
      hint={claimsText.noteHint}
      optional
      maxLength={500}
      value={payout.note}
      onChange={payout.setNote}
    />
  </>
)
