import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { packingText } from '@longhaul/text/console/packing/packing.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { Sheet } from '@longhaul/ui/dialog/Sheet.tsx'
import { RadioGroup } from '@longhaul/ui/field/RadioGroup.tsx'
import { TextArea } from '@longhaul/ui/field/TextArea.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useState } from 'react'
import { Stack } from '../shared/layout/Stack.tsx'
import { ChangeFacts, afterTotal } from './ChangeFacts.tsx'
import type { Parcel } from '../shared/parcel.ts'
import { SheetButtons } from '../shared/SheetButtons.tsx'

const words = packingText.merge

/**
 * Merges another package of the same shopper and route into this one: the price of one instead of two, and
 * the reason.
 */
export function MergeSheet({ parcel, onClose }: { parcel: Parcel; onClose: () => void }) {
  const mergeable = useCall('GET /staff/parcels/{id}/mergeable', { params: { id: parcel.id } })
  const items = mergeable.data?.items ?? []
  const { chosen, choose, reason, setReason, reasonMissing, merge, send } = useMerge(parcel, items, onClose)
  return (
    <Sheet
      open
      title={words.title}
      onClose={onClose}
      footer={
        <SheetButtons
          onClose={onClose}
          busy={merge.isPending && consoleWords.saving}
          why={chosen ? null : words.none}
          onSend={send}
        >
          {words.confirm}
        </SheetButtons>
      }
    >
      <Loaded of={mergeable}>
        {() =>
          chosen ? (
            <Stack>
              <RadioGroup
                label={words.which}
                unmarked
                choices={items.map((entry) => ({
                  value: entry.id,
                  label: words.item(entry.number, entry.item_count),
                }))}
                value={chosen.id}
                onChange={choose}
              />
              <ChangeFacts change={chosen.change} />
              <TextArea
                label={consoleWords.reason}
                hint={consoleWords.reasonHint}
                max={500}
                value={reason}
                error={reasonMissing ? consoleWords.reasonNeeded : null}
                onChange={setReason}
              />
              <Failure of={merge.error} />
            </Stack>
          ) : (
            <p className="muted">{words.none}</p>
          )
        }
      </Loaded>
    </Sheet>
  )
}

type Mergeable = Reply<'GET /staff/parcels/{id}/mergeable'>['items'][number]

/** The chosen package, the reason, and the merge itself. */
function useMerge(parcel: Parcel, items: readonly Mergeable[], onClose: () => void) {
  const [asked, setAsked] = useState(false)
  const [wanted, choose] = useState('')
  const [reason, setReason] = useState('')
  const chosen = items.find((item) => item.id === wanted) ?? items[0]
  const merge = useSend('POST /staff/parcels/{id}/merge', {
    quiet: true,
    onDone: () => {
      toast.success(words.done(chosen?.number ?? ''))
      onClose()
    },
  })
  function send() {
    setAsked(true)
    if (!chosen || reason.trim() === '') return
    const expected_after_fen = afterTotal(chosen.change)
    merge.mutate({
      params: { id: parcel.id },
      body: { parcel_id: chosen.id, reason: reason.trim(), expected_after_fen },
    })
  }
  return { chosen, choose, reason, setReason, reasonMissing: asked && reason.trim() === '', merge, send }
}
