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
import { Button } from '@longhaul/ui/button/Button.tsx'
import { CheckboxField } from '@longhaul/ui/field/CheckboxField.tsx'
import { ErrorSummary } from '@longhaul/ui/field/ErrorSummary.tsx'
import { RadioGroup } from '@longhaul/ui/field/RadioGroup.tsx'
import { TextArea } from '@longhaul/ui/field/TextArea.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { type FormEvent, useState } from 'react'
import { GoodsName } from '../shared/GoodsName.tsx'
import type { ParcelPage } from './parcel.ts'
import type { ClaimKindRow, ClaimPage } from './claim.ts'
import { EvidenceField } from './EvidenceField.tsx'
import { useEvidence } from './use-evidence.ts'

const text = claimsText
type Values = { kind: string; items: readonly string[]; story: string }

/** A claim: what happened to which items, in words and pictures. The amount to be paid is shown before it is sent. */
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
      {row && <WhatIsPaid row={row} insured={page.insured_fen > 0} />}
      {kind !== 'lost' && (
        <Items
          contents={parcel.contents}
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
      items: parcel.contents.length === 1 ? [parcel.contents[0]!.stock_item_id] : [],
      story: '',
    } as Values,
    check: { story: (story: string) => (story.trim() === '' ? text.storyNeeded : null) },
    args: ({ kind, items, story }) => ({
      params: { id: parcel.id },
      body: {
        kind: chosenOf(CLAIM_KINDS, kind),
        stock_item_ids: kind === 'lost' ? [] : [...items],
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
  const needsItems = kind !== 'lost' && form.values.items.length === 0
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

function WhatIsPaid({ row, insured }: { row: ClaimKindRow; insured: boolean }) {
  return (
    <Note title={text.rules}>
      {insured
        ? text.insured(money(row.goods_fen), money(row.freight_fen))
        : text.uninsured(money(row.freight_fen))}
    </Note>
  )
}

/** The items in the package that the claim concerns. */
function Items({
  contents,
  chosen,
  lacking,
  onChange,
}: {
  contents: ParcelPage['contents']
  chosen: readonly string[]
  lacking: boolean
  onChange: (ids: readonly string[]) => void
}) {
  const toggle = (id: string, on: boolean) =>
    onChange(on ? [...chosen, id] : chosen.filter((other) => other !== id))
  return (
    <fieldset className="field" data-state={lacking ? 'error' : undefined}>
      <legend className="field-label">{text.what}</legend>
      <p className="field-hint">{text.whatHint}</p>
      {contents.map((content) => (
        <CheckboxField
          key={content.stock_item_id}
          label={<GoodsName of={content} />}
          value={chosen.includes(content.stock_item_id)}
          onChange={(on) => toggle(content.stock_item_id, on)}
        />
      ))}
      {lacking && (
        <p className="field-error" role="alert">
          {text.whatNeeded}
        </p>
      )}
    </fieldset>
  )
}
