import { useCallForm } from '@longhaul/browser/form/use-call-form.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import {
  type ClaimKind,
  EVIDENCE_SLOTS,
  STORY_MAX,
  evidenceFor,
  missingEvidence,
} from '@longhaul/domain/claims/claim.ts'
import { claimsText } from '@longhaul/text/storefront/parcels/claims.ts'
import { money } from '@longhaul/text/format.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { CheckboxField } from '@longhaul/ui/field/CheckboxField.tsx'
import { ErrorSummary } from '@longhaul/ui/field/ErrorSummary.tsx'
import { RadioGroup } from '@longhaul/ui/field/RadioGroup.tsx'
import { TextArea } from '@longhaul/ui/field/TextArea.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useState } from 'react'
import type { ParcelPage } from './parcel.ts'
import type { ClaimPage } from './claim.ts'
import { EvidenceField } from './EvidenceField.tsx'
import { useEvidence } from './use-evidence.ts'

type Values = { kind: string; items: readonly string[]; story: string }

/** What happened, to what, in words and pictures. What is paid stands before it is sent. */
export function ClaimForm({
  parcel,
  page,
  onClose,
}: {
  parcel: ParcelPage
  page: ClaimPage
  onClose: () => void
}) {
  const text = claimsText
  const first = page.kinds.find((kind) => kind.why_not === null)
  const evidence = useEvidence()
  const [tried, setTried] = useState(false)
  const form = useCallForm('POST /parcels/{id}/claim', {
    start: {
      kind: first?.kind ?? '',
      items: parcel.contents.length === 1 ? [parcel.contents[0]!.stock_item_id] : [],
      story: '',
    } as Values,
    check: { story: (story: string) => (story.trim() === '' ? text.storyNeeded : null) },
    args: ({ kind, items, story }) => ({
      params: { id: parcel.id },
      body: {
        // The choices are those of the list.
        kind: kind as ClaimKind,
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
  const kind = form.values.kind as ClaimKind
  const row = page.kinds.find((entry) => entry.kind === kind)
  const missing = missingEvidence(
    kind,
    evidence.shown.map((entry) => entry.slot),
  )
  const needsItems = kind !== 'lost' && form.values.items.length === 0
  const toggle = (id: string, on: boolean) =>
    form.set('items', on ? [...form.values.items, id] : form.values.items.filter((item) => item !== id))

  return (
    <form
      className="fields"
      {...form.props}
      onSubmit={(event) => {
        setTried(true)
        if (missing.length > 0 || needsItems) event.preventDefault()
        else void form.props.onSubmit?.(event)
      }}
    >
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
      {row && (
        <Note title={text.rules}>
          {page.insured_fen > 0
            ? text.insured(money(row.goods_fen), money(row.freight_fen))
            : text.uninsured(money(row.freight_fen))}
        </Note>
      )}
      {kind !== 'lost' && (
        <fieldset className="field" data-state={tried && needsItems ? 'error' : undefined}>
          <legend className="field-label">{text.what}</legend>
          <p className="field-hint">{text.whatHint}</p>
          {parcel.contents.map((content) => (
            <CheckboxField
              key={content.stock_item_id}
              label={<span lang="zh-Hans">{content.title}</span>}
              value={form.values.items.includes(content.stock_item_id)}
              onChange={(on) => toggle(content.stock_item_id, on)}
            />
          ))}
          {tried && needsItems && (
            <p className="field-error" role="alert">
              {text.whatNeeded}
            </p>
          )}
        </fieldset>
      )}
      <TextArea label={text.story} hint={text.storyHint} rows={4} max={STORY_MAX} {...form.field('story')} />
      {EVIDENCE_SLOTS.filter((slot) => evidenceFor(kind).includes(slot) || slot === 'paper').map((slot) => (
        <EvidenceField
          key={slot}
          slot={slot}
          required={evidenceFor(kind).includes(slot)}
          error={tried && missing.includes(slot) ? text.pictureNeeded : null}
          {...evidence.field}
        />
      ))}
      <Failure of={form.failure} />
      <div className="flex flex-wrap gap-3">
        <Button
          submit
          type="primary"
          guardMs={0}
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
