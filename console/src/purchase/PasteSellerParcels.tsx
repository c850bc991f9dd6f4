import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { sellerParcelsText as words } from '@longhaul/text/console/purchase/seller-parcels.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Sheet } from '@longhaul/ui/dialog/Sheet.tsx'
import { TextArea } from '@longhaul/ui/field/TextArea.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useState } from 'react'
import { Stack } from '../shared/layout/Stack.tsx'
import { withoutLines } from './pasted-lines.ts'
import { SellerParcelsPreview, type Preview } from './SellerParcelsPreview.tsx'

/** Many tracking numbers of sellers at once: pasted, checked whole by the server, told line by line; all are recorded or none. */
export function PasteSellerParcels({ onClose }: { onClose: () => void }) {
  const { text, change, preview, check, apply, record } = useSellerParcels(onClose)
  const wrong = preview?.faults.length ?? 0
  const why = wrong > 0 ? words.wrong(wrong) : preview?.parcel_count === 0 ? words.nothing : null
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
          {preview ? (
            <Button
              type="primary"
              busy={apply.isPending && words.recording}
              disabledReason={why}
              onClick={() => record(preview)}
            >
              {words.send(preview.parcel_count)}
            </Button>
          ) : (
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
        </>
      }
    >
      <Stack>
        <TextArea
          label={words.label}
          hint={words.hint}
          unmarked
          rows={8}
          spellCheck={false}
          readOnly={apply.isPending}
          value={text}
          onChange={change}
        />
        <Failure of={check.error ?? apply.error} />
        {preview && (
          <SellerParcelsPreview
            preview={preview}
            onLeaveOut={() => change(withoutLines(text, preview.faults))}
          />
        )}
      </Stack>
    </Sheet>
  )
}

/** The list, and what the check said of it. A changed list is to be checked again, and one that was overtaken. */
function useSellerParcels(onClose: () => void) {
  const [text, setText] = useState('')
  const [preview, setPreview] = useState<Preview | null>(null)
  const check = useSend('POST /staff/seller_parcels/preview', { quiet: true, onDone: setPreview })
  const apply = useSend('POST /staff/seller_parcels', {
    quiet: true,
    onDone: (done) => {
      toast.success(words.done(done.parcel_count, done.item_count))
      onClose()
    },
    onError: () => setPreview(null),
  })
  const change = (next: string) => {
    setText(next)
    setPreview(null)
    apply.reset()
  }
  const record = (seen: Preview) => apply.mutate({ body: { text, expected_count: seen.parcel_count } })
  return { text, change, preview, check, apply, record }
}
