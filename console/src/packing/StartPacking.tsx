import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { packingText } from '@longhaul/text/console/packing/packing.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { useState } from 'react'
import type { Parcel } from '../shared/parcel.ts'
import { useStationCommands } from '../shared/station/commands.ts'
import { CancelPackage } from './CancelPackage.tsx'
import { MergeSheet } from './MergeSheet.tsx'
import { SplitSheet } from './SplitSheet.tsx'

/** A paid package before its first piece. Packing starts with the button, DONE or the first correct scan. */
export function StartPacking({ parcel, onGone }: { parcel: Parcel; onGone: () => void }) {
  const start = useSend('POST /staff/parcels/{id}/start_packing', { quiet: true })
  useStationCommands({
    DONE() {
      if (!start.isPending) start.mutate({ params: { id: parcel.id }, body: {} })
      return true
    },
  })
  return (
    <>
      <Note
        tone="info"
        title={packingText.startTitle}
        action={
          <>
            <Button
              type="primary"
              busy={start.isPending && consoleWords.saving}
              onClick={() => start.mutate({ params: { id: parcel.id }, body: {} })}
            >
              {packingText.start}
            </Button>
            <Rearrange parcel={parcel} />
            <CancelPackage parcel={parcel} onGone={onGone} />
          </>
        }
      >
        {packingText.startText}
      </Note>
      <Failure of={start.error} />
    </>
  )
}

/** Splits a package or merges another into it, before it is packed. */
export function Rearrange({ parcel }: { parcel: Parcel }) {
  const [open, setOpen] = useState<'split' | 'merge' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      {parcel.contents.length > 1 && (
        <Button guardMs={0} onClick={() => setOpen('split')}>
          {packingText.split.open}
        </Button>
      )}
      {parcel.stage === 'to_pick' && (
        <Button guardMs={0} onClick={() => setOpen('merge')}>
          {packingText.merge.open}
        </Button>
      )}
      {open === 'split' && <SplitSheet parcel={parcel} onClose={close} />}
      {open === 'merge' && <MergeSheet parcel={parcel} onClose={close} />}
    </>
  )
}
