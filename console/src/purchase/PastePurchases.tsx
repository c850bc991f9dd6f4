import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { bulkPurchaseText as words } from '@longhaul/text/console/purchase/bulk-purchase.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { ask } from '@longhaul/ui/dialog/ask.tsx'
import { Sheet } from '@longhaul/ui/dialog/Sheet.tsx'
import { TextArea } from '@longhaul/ui/field/TextArea.tsx'
import { useState } from 'react'
import { Stack } from '../shared/layout/Stack.tsx'
import { withoutLines } from './pasted-lines.ts'
import { PurchaseBatch } from './PurchaseBatch.tsx'
import { PurchasesPreview, type Preview } from './PurchasesPreview.tsx'

/** Many purchases at once: pasted, checked whole by the server, told line by line; nothing is recorded while a line is wrong. */
export function PastePurchases({ onClose }: { onClose: () => void }) {
  const { text, change, preview, batchId, show, check, apply, record } = usePurchases()
  const wrong = preview?.faults.length ?? 0
  const why = wrong > 0 ? words.wrong(wrong) : preview?.order_count === 0 ? words.nothing : null
  return (
    <Sheet
      open
      title={words.title}
      onClose={onClose}
      footer={
        <>
          <Button guardMs={0} onClick={onClose}>
            {consoleWords.close}
          </Button>
          {batchId && (
            <Button guardMs={0} onClick={() => show(null)}>
              {words.another}
            </Button>
          )}
          {!batchId && !preview && (
            <Button
              type="primary"
              guardMs={0}
              busy={check.isPending && words.checking}
              disabledReason={text.trim() === '' ? words.nothing : null}
              onClick={() => check.mutate({ body: { text } })}
            >
              {words.check}
            </Button>
          )}
          {!batchId && preview && (
            <Button
              type="assistRed"
              guardMs={0}
              busy={apply.isPending && words.recording}
              disabledReason={why}
              onClick={() => void record()}
            >
              {words.send(preview.order_count)}
            </Button>
          )}
        </>
      }
    >
      {batchId ? (
        <PurchaseBatch id={batchId} />
      ) : (
        <Stack>
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
            <PurchasesPreview
              preview={preview}
              onLeaveOut={() => change(withoutLines(text, preview.faults))}
            />
          )}
        </Stack>
      )}
    </Sheet>
  )
}

/** The list, what the check said of it, and the batch that records it. A changed list is to be checked again. */
function usePurchases() {
  const [text, setText] = useState('')
  const [preview, setPreview] = useState<Preview | null>(null)
  const [batchId, setBatchId] = useState<string | null>(null)
  const check = useSend('POST /staff/purchase_batches/preview', { quiet: true, onDone: setPreview })
  const apply = useSend('POST /staff/purchase_batches', {
    quiet: true,
    onDone: (batch) => show(batch.id),
  })
  const change = (next: string) => {
    setText(next)
    setPreview(null)
  }
  function show(id: string | null) {
    setBatchId(id)
    change('')
  }
  async function record() {
    if (!preview) return
    const { order_count: count, doubts } = preview
    const question = {
      title: words.askTitle(count, preview.item_count),
      text: doubts.length > 0 ? words.askDoubts(doubts.length) : words.askText,
      confirmText: words.send(count),
      pays: true,
    }
    if (!(await ask(question))) return
    // What is refused is said above the buttons; the list is to be checked again then.
    await apply.mutateAsync({ body: { text, expected_count: count } }).catch(() => setPreview(null))
  }
  return { text, change, preview, batchId, show, check, apply, record }
}

/** A list that is still being recorded, or of which something was refused: it is found again after the page was closed. */
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
