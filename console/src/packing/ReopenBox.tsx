import { keyOf } from '@longhaul/browser/calls/use-call.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { parcelTable } from '@longhaul/domain/states/parcel-stages.ts'
import { whyNotStep } from '@longhaul/domain/states/table.ts'
import { packingText } from '@longhaul/text/console/packing/packing.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { KeyHint } from '../shared/Key.tsx'
import { useStationCommands } from '../shared/station/commands.ts'
import { ReasonDialog } from '../shared/ReasonDialog.tsx'
import type { Parcel } from '../shared/parcel.ts'

const words = packingText.reopen

/** Returns a packed box to the bench to be weighed again, with a reason. */
export function ReopenBox({ parcel }: { parcel: Parcel }) {
  const queries = useQueryClient()
  const [asking, setAsking] = useState(false)
  const reopen = useSend('POST /staff/parcels/{id}/reopen_box', {
    onDone: (opened) =>
      queries.setQueryData(keyOf('GET /staff/parcels/{id}', { params: { id: parcel.id } }), opened),
  })
  const why = whyNotStep(parcelTable, parcel.stage, 'reopen_box', ['warehouse'])
  useStationCommands({
    UNDO() {
      if (!why) setAsking(true)
      return !why
    },
  })
  if (why) return null
  return (
    <>
      <Button guardMs={0} onClick={() => setAsking(true)}>
        {words.open} <KeyHint>Ctrl Z</KeyHint>
      </Button>
      {asking && (
        <ReasonDialog
          title={words.title}
          confirmText={words.open}
          presets={words.presets}
          onSend={(reason) => reopen.mutateAsync({ params: { id: parcel.id }, body: { reason } })}
          onClose={() => setAsking(false)}
        >
          {words.text}
        </ReasonDialog>
      )}
    </>
  )
}
