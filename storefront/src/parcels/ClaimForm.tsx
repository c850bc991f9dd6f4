import { useCallForm } from '@longhaul/browser/form/use-call-form.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import {
  CLAIM_KINDS,
  EVIDENCE_SLOTS,
  STORY_MAX,
  evidenceFor,
  missingEvidence,
} from '@longhaul/domain/claims/claim.ts'
import { chosenOf } from '@longhaul/domain/entries.ts'
import { claimsText } from '@longhaul/text/storefront/parcels/claims.ts'
import { money } from '@longhaul/text/format.ts'
import { sentences } from '@longhaul/text/sentences.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { ErrorSummary } from '@longhaul/ui/field/ErrorSummary.tsx'
import { RadioGroup } from '@longhaul/ui/field/RadioGroup.tsx'
import { TextArea } from '@longhaul/ui/field/TextArea.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { type FormEvent, useState } from 'react'
import type { ParcelPage } from './parcel.ts'
import type { ClaimKindRow, ClaimPage } from './claim.ts'
import { type ChosenGoods, ClaimGoods } from './ClaimGoods.tsx'
import { EvidenceField } from './EvidenceField.tsx'
import { useEvidence } from './use-evidence.ts'

const text = claimsText
type Values = { kind: string; items: ChosenGoods; story: string }

/**
 * A claim: what happened to which items, in words and pictures. The amount to be paid is shown before it is
 * sent.
 */
export function ClaimForm({
  parcel,
  page,
  onClose,
}: {
  parcel: ParcelPage
  page: ClaimPage
  onClose: () => void
}) {
  const { form, kind, evidence, lacks, trySend } = useClaimForm(parcel, page, onClose)
  const row = page.kinds.find((entry) => entry.kind === kind)
  return (
    <form className="fields" {...form.props} onSubmit={trySend}>
      <ErrorSummary {...form.summary} />
      <RadioGroup
        label={text.kind}
        choices={page.kinds.map((entry) => ({
          value: entry.kind,
          label: text.kinds[entry.kind],
          disabledReason: entry.why_not,
        }))}
        {...form.field('kind')}
      />
      {row && <WhatIsPaid row={row} page={page} />}
      {kind !== 'lost' && (
        <ClaimGoods
          contents={parcel.contents}
          goods={page.goods}
          chosen={form.values.items}
          lacking={lacks.items}
          onChange={(items) => form.set('items', items)}
        />
      )}
      <TextArea label={text.story} hint={text.storyHint} rows={4} max={STORY_MAX} {...form.field('story')} />
      {EVIDENCE_SLOTS.filter((slot) => evidenceFor(kind).includes(slot) || slot === 'paper').map((slot) => (
        <EvidenceField
          key={slot}
          slot={slot}
          required={evidenceFor(kind).includes(slot)}
          error={lacks.pictures.includes(slot) ? text.pictureNeeded : null}
          {...evidence.field}
        />
      ))}
      <Failure of={form.failure} />
      <div className="flex flex-wrap gap-3">
        <Button
          submit
          type="primary"
          busy={form.sending && text.busy}
          disabledReason={evidence.isBusy ? text.waitForUpload : null}
        >
          {text.send}
        </Button>
        <Button guardMs={0} onClick={onClose}>
          {text.close}
        </Button>
      </div>
    </form>
  )
}

/** The form, its pictures, and what is missing from either; reported after the first attempt to send. */
function useClaimForm(parcel: ParcelPage, page: ClaimPage, onClose: () => void) {
  const evidence = useEvidence()
  const [tried, setTried] = useState(false)
  const form = useCallForm('POST /parcels/{id}/claim', {
    start: {
      kind: page.kinds.find((kind) => kind.why_not === null)?.kind ?? '',
      items: onlyChoice(page),
      story: '',
    } as Values,
    check: { story: (story: string) => (story.trim() === '' ? text.storyNeeded : null) },
    args: ({ kind, items, story }) => ({
      params: { id: parcel.id },
      body: {
        kind: chosenOf(CLAIM_KINDS, kind),
        ...(kind === 'lost' ? { stock_item_ids: [] } : named(items)),
        story: story.trim(),
        evidence: evidence.wire,
      },
    }),
    onDone: () => {
      toast.success(text.sent)
      onClose()
    },
  })
  const kind = chosenOf(CLAIM_KINDS, form.values.kind)
  const needsItems = kind !== 'lost' && Object.keys(form.values.items).length === 0
  const needed = missingEvidence(
    kind,
    evidence.shown.map((entry) => entry.slot),
  )
  function trySend(event: FormEvent) {
    setTried(true)
    if (needed.length > 0 || needsItems) event.preventDefault()
    else void form.props.onSubmit(event)
  }
  const lacks = { items: tried && needsItems, pictures: tried ? needed : [] }
  return { form, kind, evidence, lacks, trySend }
}

/** Goods that are the only ones that can be claimed are chosen already. */
function onlyChoice({ goods }: ClaimPage): ChosenGoods {
  const [first, ...others] = goods.filter(({ claimable }) => claimable > 0)
  return first && others.length === 0 ? { [first.stock_item_id]: first.claimable } : {}
}

/** The chosen goods as they are sent. */
const named = (items: ChosenGoods) => ({
  stock_item_ids: Object.keys(items),
  quantities: Object.entries(items).map(([stock_item_id, quantity]) => ({ stock_item_id, quantity })),
})

/** What insurance pays for what can still be claimed, and when the freight goes back. */
function WhatIsPaid({ row, page }: { row: ClaimKindRow; page: ClaimPage }) {
  const isShared = page.cover_left_fen < page.insured_fen
  const insured = isShared ? text.insuredRest(money(row.goods_fen)) : text.insured(money(row.goods_fen))
  return (
    <Note title={text.rules}>
      {sentences(
        page.insured_fen > 0 ? insured : text.notInsured,
        row.freight_fen > 0 ? text.freightToo(money(row.freight_fen)) : '',
        text.ours,
      )}
    </Note>
  )
}
