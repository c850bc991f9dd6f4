import type { ClaimStage } from '@longhaul/domain/claims/stages.ts'
import { PARCEL_STAGES } from '@longhaul/domain/parcels/stages.ts'
import { claimsText } from '@longhaul/text/console/claims/claims.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { money } from '@longhaul/text/format.ts'
import { named } from '@longhaul/text/marks.ts'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { Gallery } from '@longhaul/ui/gallery/Gallery.tsx'
import { Rail, type Step } from '@longhaul/ui/rail/Rail.tsx'
import { StatusTag, type StatusKind } from '@longhaul/ui/tag/StatusTag.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { useCall } from '../api.ts'
import { AuditLink } from '../shared/AuditLink.tsx'
import { HoldNote } from '../shared/HoldNote.tsx'
import { Facts } from '../shared/Facts.tsx'
import { Loaded } from '../shared/Loaded.tsx'
import type { Claim } from './claim.ts'
import { ClaimDecision } from './ClaimDecision.tsx'

/** One claim: what is told and shown, the package it is about, and what it comes to. */
export function ClaimPanel({ id, onClosed }: { id: string; onClosed: () => void }) {
  const claim = useCall('GET /staff/claims/{id}', { params: { id } })
  return (
    <article className="master-detail" aria-label={claim.data ? claimsText.claim(claim.data.number) : ''}>
      <Loaded of={claim}>
        {(found) => (
          <ClaimDecision
            claim={found}
            onClosed={onClosed}
            head={
              <>
                <HoldNote kind="claim" id={found.id} />
                <div className="line">
                  <h2>{claimsText.claim(found.number)}</h2>
                  <StatusTag kind={LOOKS[found.stage]}>{claimsText.stages[found.stage]}</StatusTag>
                  <AuditLink kind="claim" id={found.id} />
                </div>
                <div className="beside">
                  <Told claim={found} />
                  <Contents claim={found} />
                </div>
              </>
            }
          >
            <div className="beside">
              <Parcel claim={found} />
              <History claim={found} />
            </div>
          </ClaimDecision>
        )}
      </Loaded>
    </article>
  )
}

const LOOKS: Readonly<Record<ClaimStage, StatusKind>> = {
  submitted: 'attention',
  evidence_wanted: 'waiting',
  granted: 'attention',
  paid: 'done',
  rejected: 'closed',
  cancelled: 'closed',
}

function Told({ claim }: { claim: Claim }) {
  return (
    <Card title={named(claimsText.kinds[claim.kind], claimsText.story)}>
      <div className="stack">
        <p className="pre-line">{claim.story}</p>
        {claim.evidence.length > 0 ? (
          <Gallery
            label={claimsText.evidence}
            show={6}
            photos={claim.evidence.map((one) => ({ src: one.url, caption: claimsText.slots[one.slot] }))}
          />
        ) : (
          <p className="muted">{claimsText.noEvidence}</p>
        )}
      </div>
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
            name: consoleWords.trackingNumber,
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
        ]}
      />
    </Card>
  )
}

function Contents({ claim }: { claim: Claim }) {
  return (
    <Card title={claimsText.contents} aside={money(claim.goods_fen)}>
      <ul className="contents">
        {claim.contents.map((one) => (
          <li key={one.stock_item_id}>
            <span>
              <span lang="zh-Hans">{one.title}</span>{' '}
              {one.affected && <StatusTag kind="problem">{claimsText.affected}</StatusTag>}
            </span>
            <span className="num muted">
              {consoleWords.quantity(one.quantity)} · {money(one.value_fen)}
              {one.left_fen < one.value_fen && <> · {claimsText.left(money(one.left_fen))}</>}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** What was said with a step. By itself it says where the package is that contradicts the claim. */
function noteOf({ actor, note }: Claim['history'][number]): string {
  const stage = actor === 'system' ? PARCEL_STAGES.find((known) => known === note) : undefined
  return stage ? consoleWords.parcelStages[stage] : note
}

function History({ claim }: { claim: Claim }) {
  const steps = claim.history.toReversed().map((one, index): Step => ({
    label: claimsText.steps[one.step] ?? one.step,
    state: index === 0 ? 'current' : 'done',
    at: one.created_at,
    note: [claimsText.by[one.actor] ?? one.actor, noteOf(one)].filter(Boolean).join(' · '),
  }))
  return (
    <Card title={claimsText.history}>
      <Rail label={claimsText.history} layout="column" steps={steps} />
    </Card>
  )
}
