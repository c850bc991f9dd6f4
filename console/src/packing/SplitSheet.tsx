import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { packingText } from '@longhaul/text/console/packing/packing.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { Sheet } from '@longhaul/ui/dialog/Sheet.tsx'
import { CheckboxField } from '@longhaul/ui/field/CheckboxField.tsx'
import { TextArea } from '@longhaul/ui/field/TextArea.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useState } from 'react'
import { lineOf } from '../shared/goods/goods-names.ts'
import { Stack } from '../shared/layout/Stack.tsx'
import { type Change, ChangeFacts, afterTotal } from './ChangeFacts.tsx'
import type { Parcel } from '../shared/parcel.ts'
import { SheetButtons } from '../shared/SheetButtons.tsx'

const words = packingText.split

/**
 * Moves items to a second package: which ones, the price of both packages, and the reason, which the shopper
 * reads.
 */
export function SplitSheet({ parcel, onClose }: { parcel: Parcel; onClose: () => void }) {
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set())
  const [change, setChange] = useState<Change | null>(null)
  const [reason, setReason] = useState('')
  const [asked, setAsked] = useState(false)
  const params = { id: parcel.id }
  const preview = useSend('POST /staff/parcels/{id}/preview_split', { quiet: true, onDone: setChange })
  const split = useSend('POST /staff/parcels/{id}/split', {
    quiet: true,
    onDone: ({ new_number }) => {
      toast.success(words.done(new_number))
      onClose()
    },
  })
  function toggle(id: string) {
    const next = new Set(leaving)
    if (!next.delete(id)) next.add(id)
    setLeaving(next)
    setChange(null)
    if (next.size > 0 && next.size < parcel.contents.length)
      preview.mutate({ params, body: { stock_item_ids: [...next] } })
  }
  function send() {
    setAsked(true)
    if (!change || reason.trim() === '') return
    const stock_item_ids = [...leaving]
    const body = { stock_item_ids, reason: reason.trim(), expected_after_fen: afterTotal(change) }
    split.mutate({ params, body })
  }
  return (
    <Sheet
      open
      title={words.title}
      onClose={onClose}
      footer={
        <SheetButtons
          onClose={onClose}
          busy={split.isPending && consoleWords.saving}
          why={change ? null : words.choose}
          onSend={send}
        >
          {words.confirm}
        </SheetButtons>
      }
    >
      <Stack>
        <p className="muted">{words.hint}</p>
        <WhichLeave parcel={parcel} leaving={leaving} onToggle={toggle} />
        {change && <ChangeFacts change={change} />}
        <TextArea
          label={consoleWords.reason}
          hint={consoleWords.reasonHint}
          max={500}
          value={reason}
          error={asked && reason.trim() === '' ? consoleWords.reasonNeeded : null}
          onChange={setReason}
        />
        <Failure of={preview.error ?? split.error} />
      </Stack>
    </Sheet>
  )
}

function WhichLeave({
  parcel,
  leaving,
  onToggle,
}: {
  parcel: Parcel
  leaving: ReadonlySet<string>
  onToggle: (id: string) => void
}) {
  return (
    <Stack as="fieldset" tight>
      <legend>{words.which}</legend>
      {parcel.contents.map((content) => (
        <CheckboxField
          key={content.stock_item_id}
          label={`${lineOf(content)} ${consoleWords.quantity(content.quantity)}`}
          value={leaving.has(content.stock_item_id)}
          onChange={() => onToggle(content.stock_item_id)}
        />
      ))}
    </Stack>
  )
}
