import { readYuan } from '@longhaul/browser/form/typed-money.ts'
import { useCallForm } from '@longhaul/browser/form/use-call-form.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { isTrackingNumber, normaliseTrackingNumber } from '@longhaul/domain/shipping/courier-number.ts'
import { OWNERSHIP_PICTURES_MAX } from '@longhaul/domain/warehouse/unclaimed.ts'
import { unclaimedText as text } from '@longhaul/text/storefront/warehouse/unclaimed.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { ErrorSummary } from '@longhaul/ui/field/ErrorSummary.tsx'
import { TextArea } from '@longhaul/ui/field/TextArea.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { FileDrop } from '@longhaul/ui/file-drop/FileDrop.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { required } from '../../shared/checks.ts'
import type { Unclaimed } from './unclaimed.ts'
import { type StoredPictures, useStoredPictures } from './use-stored-pictures.ts'

const start = { tracking_number: '', title: '', quantity: '1', value_fen: '', note: '' }

/** The proof of ownership, and the contents: staff compare them with the label. */
export function OwnershipClaimForm({ parcel, onClose }: { parcel: Unclaimed; onClose: () => void }) {
  const pictures = useStoredPictures()
  const form = useOwnershipForm(parcel, pictures, onClose)
  return (
    <Card title={text.formTitle(parcel.number_end)}>
      <p className="mb-4 text-ink-2">{text.formLead}</p>
      <form {...form.props} className="fields">
        <ErrorSummary {...form.summary} />
        <TextField
          label={text.tracking}
          optional
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          {...form.field('tracking_number')}
        />
        <FileDrop
          label={text.pictures}
          hint={text.picturesHint}
          optional
          max={OWNERSHIP_PICTURES_MAX}
          value={pictures.chosen}
          error={pictures.failed}
          onChange={(files) => void pictures.choose(files)}
        />
        <TextField label={text.what} hint={text.whatHint} maxLength={200} {...form.field('title')} />
        <div className="grid grid-cols-[7rem_1fr] items-end gap-4">
          <TextField label={text.quantity} inputMode="numeric" maxLength={3} {...form.field('quantity')} />
          <TextField
            label={text.value}
            hint={text.valueHint}
            before="¥"
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            {...form.field('value_fen')}
          />
        </div>
        <TextArea label={text.note} optional max={500} rows={2} {...form.field('note')} />
        <Failure of={form.failure} />
        <div className="flex flex-wrap gap-3">
          <Button
            submit
            type="primary"
            busy={form.sending && text.sending}
            disabledReason={pictures.uploading && text.sending}
          >
            {text.send}
          </Button>
          <Button guardMs={0} onClick={onClose}>
            {text.back}
          </Button>
        </div>
      </form>
    </Card>
  )
}

function useOwnershipForm(parcel: Unclaimed, { chosen, stored }: StoredPictures, onClose: () => void) {
  return useCallForm('POST /unclaimed/{id}/claim', {
    start,
    check: {
      tracking_number: (number: string) => {
        const plain = normaliseTrackingNumber(number)
        if (plain === '') return stored.length > 0 || chosen.length > 0 ? null : text.proofNeeded
        return isTrackingNumber(plain) ? null : text.trackingWrong
      },
      title: required(text.whatNeeded),
      quantity: (count: string) => (/^[1-9]\d{0,2}$/.test(count.trim()) ? null : text.quantityWrong),
      value_fen: (amount: string) => (readYuan(amount) ? null : text.valueWrong),
    },
    args: (values: typeof start) => ({
      params: { id: parcel.id },
      body: {
        tracking_number: values.tracking_number.trim(),
        title: values.title.trim(),
        quantity: Number(values.quantity),
        value_fen: readYuan(values.value_fen) ?? 0,
        note: values.note.trim(),
        file_ids: [...stored],
      },
    }),
    onDone: () => {
      toast.success(text.sent)
      onClose()
    },
  })
}
