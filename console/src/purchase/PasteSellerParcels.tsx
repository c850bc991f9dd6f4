import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { sellerParcelsText as words } from '@longhaul/text/console/purchase/seller-parcels.ts'
import { TextArea } from '@longhaul/ui/field/TextArea.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { PasteSheet } from '../shared/paste/PasteSheet.tsx'
import { usePastedList, withoutLines } from '../shared/paste/pasted-list.ts'
import { SellerParcelsPreview, type Preview } from './SellerParcelsPreview.tsx'

/**
 * Records sellers' tracking numbers from a pasted list. The server checks the whole list and reports line by
 * line; all are recorded or none.
 */
export function PasteSellerParcels({ onClose }: { onClose: () => void }) {
  const { text, preview, ...list } = usePastedList<Preview>()
  const check = useSend('POST /staff/seller_parcels/preview', { quiet: true, onDone: list.checked })
  const apply = useSend('POST /staff/seller_parcels', {
    quiet: true,
    onDone: (done) => {
      toast.success(words.done(done.parcel_count, done.item_count))
      onClose()
    },
    onError: list.checkAgain,
  })
  const change = (next: string) => {
    list.change(next)
    apply.reset()
  }
  const wrong = preview?.faults.length ?? 0
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
          label: words.send(preview.parcel_count),
          type: 'primary',
          act: () => apply.mutate({ body: { text, expected_count: preview.parcel_count } }),
          busy: apply.isPending,
          busyText: words.recording,
          why: wrong > 0 ? words.wrong(wrong) : preview.parcel_count === 0 ? words.nothing : null,
        }
      }
    >
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
    </PasteSheet>
  )
}
