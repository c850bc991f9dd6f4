import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { PARCEL_STAGES } from '@longhaul/domain/states/parcel-stages.ts'
import { claimsText } from '@longhaul/text/console/claims/claims.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { money } from '@longhaul/text/format.ts'
import { listed, named } from '@longhaul/text/marks.ts'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { Gallery } from '@longhaul/ui/gallery/Gallery.tsx'
import { Rail, type Step } from '@longhaul/ui/rail/Rail.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { StatusTag } from '@longhaul/ui/tag/StatusTag.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { AuditLink } from '../shared/AuditLink.tsx'
import { HoldNote } from '../shared/HoldNote.tsx'
import { Facts } from '../shared/Facts.tsx'
import { GoodsCard } from '../shared/goods/GoodsCard.tsx'
import { SideBySide } from '../shared/layout/SideBySide.tsx'
import { Entry, EntryList } from '../shared/layout/EntryList.tsx'
import { Line } from '../shared/layout/Line.tsx'
import { Stack } from '../shared/layout/Stack.tsx'
import { QueuePanel } from '../shared/queue/QueuePanel.tsx'
import { useMe } from '../shared/use-me.ts'
import { type Claim, coverLeftOf, isContradicted, lookOf, whyNotClaimStep } from './claim.ts'
import { ClaimActions } from './ClaimActions.tsx'
import { OtherClaims } from './OtherClaims.tsx'
import { PayoutCard } from './PayoutCard.tsx'
import { useClaimPayout } from './use-claim-payout.ts'
import { useClaimSteps } from './use-claim-steps.ts'

/** One claim: the shopper's story and evidence, its package, its payout, and the possible steps. */
export function ClaimPanel({ id, onClosed }: { id: string; onClosed: () => void }) {
  const claim = useCall('GET /staff/claims/{id}', { params: { id } })
  return <Loaded of={claim}>{(found) => <Detail claim={found} onClosed={onClosed} />}</Loaded>
}

function Detail({ claim, onClosed }: { claim: Claim; onClosed: () => void }) {
  const payout = useClaimPayout(claim)
  const steps = useClaimSteps(claim, onClosed)
  const mayGrant = whyNotClaimStep(claim, 'grant', useMe()) === null
  return (
    <QueuePanel
      label={claimsText.claim(claim.number)}
      actions={<ClaimActions claim={claim} payout={payout} steps={steps} />}
    >
      <HoldNote kind="claim" id={claim.id} />
      <Line>
        <h2>{claimsText.claim(claim.number)}</h2>
        <StatusTag kind={lookOf(claim.stage)}>{claimsText.stages[claim.stage]}</StatusTag>
        <AuditLink kind="claim" id={claim.id} />
      </Line>
      <SideBySide>
        <ClaimStory claim={claim} />
        <Contents claim={claim} />
      </SideBySide>
      {claim.others.length > 0 && <OtherClaims claim={claim} />}
      {isContradicted(claim) && (
        <Note tone="warn">{claimsText.contradicted(consoleWords.parcelStages[claim.parcel_stage])}</Note>
      )}
      <PayoutCard claim={claim} mayGrant={mayGrant} payout={payout} />
      {claim.stage === 'granted' && claim.two_people && (
        <Note tone="info">
          {claim.approved_by_name ? claimsText.approvedBy(claim.approved_by_name) : claimsText.twoPeople}
        </Note>
      )}
      <Failure of={steps.error} />
      <SideBySide>
        <Parcel claim={claim} />
        <History claim={claim} />
      </SideBySide>
    </QueuePanel>
  )
}

function ClaimStory({ claim }: { claim: Claim }) {
  return (
    <Card title={named(claimsText.kinds[claim.kind], claimsText.story)}>
      <Stack>
        <p className="whitespace-pre-line">{claim.story}</p>
        {claim.evidence.length > 0 ? (
          <Gallery
            label={claimsText.evidence}
            show={6}
            photos={claim.evidence.map((entry) => ({
              src: entry.url,
              caption: claimsText.slots[entry.slot],
            }))}
          />
        ) : (
          <p className="muted">{claimsText.noEvidence}</p>
        )}
      </Stack>
    </Card>
  )
}

function Parcel({ claim }: { claim: Claim }) {
  return (
    <Card title={claimsText.package}>
      <Facts
        facts={[
          { name: consoleWords.package, value: <span className="code">{claim.parcel_number}</span> },
          { name: claimsText.stage, value: consoleWords.parcelStages[claim.parcel_stage] },
          {
            name: consoleWords.shopper,
            value: consoleWords.shopperOf(claim.shopper_name, claim.shopper_code),
          },
          { name: claimsText.line, value: `${claim.line_name} · ${claim.country_name}` },
          claim.tracking_number !== null && {
            name: consoleWords.waybillNumber,
            value: <span className="code">{claim.tracking_number}</span>,
          },
          claim.shipped_at !== null && {
            name: claimsText.shipped,
            value: <DateTime at={claim.shipped_at} />,
          },
          claim.delivered_at !== null && {
            name: claimsText.delivered,
            value: <DateTime at={claim.delivered_at} />,
          },
          claim.latest !== null && {
            name: claimsText.latest,
            value: (
              <>
                {claim.latest.description}
                <small className="muted block">
                  <DateTime at={claim.latest.happened_at} />
                </small>
              </>
            ),
          },
          {
            name: claimsText.insuredFor,
            value: claim.insured_fen > 0 ? money(claim.insured_fen) : claimsText.notInsured,
            mark: true,
          },
          claim.insured_elsewhere_fen > 0 && {
            name: claimsText.coverLeft,
            value: claimsText.coverOf(money(coverLeftOf(claim)), money(claim.insured_fen)),
            mark: true,
          },
        ]}
      />
    </Card>
  )
}

function Contents({ claim }: { claim: Claim }) {
  return (
    <Card title={claimsText.contents} aside={money(claim.goods_fen)}>
      <EntryList>
        {claim.contents.map((content) => (
          <Entry key={content.stock_item_id}>
            <GoodsCard
              size="s"
              goods={content}
              beside={content.affected && <StatusTag kind="problem">{claimedOf(content)}</StatusTag>}
            >
              {listed([
                ...(content.claimed_elsewhere > 0 ? [claimsText.elsewhere(content.claimed_elsewhere)] : []),
                ...(content.left_fen < content.value_fen ? [claimsText.left(money(content.left_fen))] : []),
              ])}
            </GoodsCard>
            <span className="num muted">{money(content.value_fen)}</span>
          </Entry>
        ))}
      </EntryList>
    </Card>
  )
}

const claimedOf = ({ claimed, quantity }: Claim['contents'][number]): string =>
  quantity > 1 ? claimsText.affectedPieces(claimed, quantity) : claimsText.affected

/** The note of a step. The system's note is the package's stage that contradicts the claim. */
function noteOf({ actor, note }: Claim['history'][number]): string {
  const stage = actor === 'system' ? PARCEL_STAGES.find((known) => known === note) : undefined
  return stage ? consoleWords.parcelStages[stage] : note
}

function History({ claim }: { claim: Claim }) {
  const steps = claim.history.toReversed().map((entry, index): Step => ({
    label: claimsText.steps[entry.step] ?? entry.step,
    state: index === 0 ? 'current' : 'done',
    at: entry.created_at,
    note: [claimsText.by[entry.actor] ?? entry.actor, noteOf(entry)].filter(Boolean).join(' · '),
  }))
  return (
    <Card title={claimsText.history}>
      <Rail label={claimsText.history} layout="column" steps={steps} />
    </Card>
  )
}
