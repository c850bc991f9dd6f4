import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { bulkPurchaseText as words } from '@longhaul/text/console/purchase/bulk-purchase.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { ask } from '@longhaul/ui/dialog/ask.tsx'
import { TextArea } from '@longhaul/ui/field/TextArea.tsx'
import { useState } from 'react'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { PasteSheet } from '../shared/paste/PasteSheet.tsx'
import { usePastedList, withoutLines } from '../shared/paste/pasted-list.ts'
import { PurchasesPreview, type Preview } from './PurchasesPreview.tsx'
import { ListProgress, LOOK_MS } from '../shared/paste/ListProgress.tsx'

/**
 * Records many purchases from a pasted list. The server checks the whole list and reports line by line;
 * nothing is recorded while a line is faulty.
 */
export function PastePurchases({ onClose }: { onClose: () => void }) {
  const { list, batchId, show, check, apply, record } = usePurchases()
  const { text, change, preview } = list
  const wrong = preview?.faults.length ?? 0
  const why = wrong > 0 ? words.wrong(wrong) : preview?.order_count === 0 ? words.nothing : null
  return (
    <PasteSheet
      title={words.title}
      onClose={onClose}
      check={{
        act: () => check.mutate({ body: { text } }),
        busy: check.isPending,
        why: text.trim() === '' ? words.nothing : null,
      }}
      send={
        preview && {
          label: words.send(preview.order_count),
          type: 'assistRed',
          act: () => void record(),
          busy: apply.isPending,
          busyText: words.recording,
          why,
        }
      }
      progress={
        batchId === null ? null : { shown: <PurchaseBatch id={batchId} />, onAnother: () => show(null) }
      }
    >
      {!preview && <LastBatch onShow={show} />}
      <TextArea
        label={words.label}
        hint={words.hint}
        unmarked
        rows={8}
        spellCheck={false}
        value={text}
        onChange={change}
      />
      <Failure of={check.error ?? apply.error} />
      {preview && (
        <PurchasesPreview preview={preview} onLeaveOut={() => change(withoutLines(text, preview.faults))} />
      )}
    </PasteSheet>
  )
}

/** The list, and the batch that records it. */
function usePurchases() {
  const list = usePastedList<Preview>()
  const [batchId, setBatchId] = useState<string | null>(null)
  const check = useSend('POST /staff/purchase_batches/preview', { quiet: true, onDone: list.checked })
  const apply = useSend('POST /staff/purchase_batches', {
    quiet: true,
    onDone: (batch) => show(batch.id),
  })
  function show(id: string | null) {
    setBatchId(id)
    list.change('')
  }
  async function record() {
    if (!list.preview) return
    const { order_count: count, item_count: items, doubts } = list.preview
    const question = {
      title: words.askTitle(count, items),
      text: doubts.length > 0 ? words.askDoubts(doubts.length) : words.askText,
      confirmText: words.send(count),
      pays: true,
    }
    if (!(await ask(question))) return
    // A refusal is shown above the buttons; the list must then be checked again.
    await apply.mutateAsync({ body: { text: list.text, expected_count: count } }).catch(list.checkAgain)
  }
  return { list, batchId, show, check, apply, record }
}

/**
 * A link to the last list if it is still being recorded or had refused lines, so that it can be found again
 * after the page was closed.
 */
function LastBatch({ onShow }: { onShow: (id: string) => void }) {
  const last = useCall('GET /staff/purchase_batches').data?.items[0]
  if (!last || (last.ended_at && last.refused.length === 0)) return null
  return (
    <p role="status">
      {words.last(last.recorded, last.order_count, last.refused.length)}{' '}
      <Button size="small" guardMs={0} onClick={() => onShow(last.id)}>
        {words.look}
      </Button>
    </p>
  )
}

/** The progress of a list of purchases. */
function PurchaseBatch({ id }: { id: string }) {
  const batch = useCall('GET /staff/purchase_batches/{id}', { params: { id } }, { refetchMs: LOOK_MS })
  return (
    <Loaded of={batch}>
      {({ order_count: all, recorded, waiting, refused, ended_at: ended }) => (
        <ListProgress
          label={words.title}
          {...{ all, waiting, ended }}
          topic="orders"
          done={words.done(recorded)}
          refused={refused.map(({ row, number, message }) => ({ row, code: number, message }))}
          refusedTitle={words.refused(refused.length)}
        />
      )}
    </Loaded>
  )
}
