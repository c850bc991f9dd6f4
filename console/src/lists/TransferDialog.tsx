import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { listsText } from '@longhaul/text/console/lists/lists.ts'
import { transfersText as words } from '@longhaul/text/console/transfers/transfers.ts'
import { Dialog } from '@longhaul/ui/dialog/Dialog.tsx'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { useState } from 'react'
import { useWorkplace } from '../shared/Workplace.tsx'

/** The transfer being packed in the user's warehouse into whose last box the selected goods go. */
export function TransferDialog({
  count,
  onSend,
  onClose,
}: {
  count: number
  onSend: (id: string, box: number) => Promise<unknown>
  onClose: () => void
}) {
  const here = useWorkplace()
  const list = useCall('GET /staff/transfer_loads', { query: { limit: 100 } })
  const [chosen, choose] = useState('')
  const loads = (list.data?.items ?? []).filter(
    (load) => load.stage === 'packing' && (here === '' || load.from_warehouse === here),
  )
  const load = loads.find(({ id }) => id === chosen) ?? loads[0]
  return (
    <Dialog
      open
      title={words.bulkTitle(count)}
      confirmText={words.bulk}
      busyText={listsText.bulk.working}
      onClose={onClose}
      onConfirm={async () => (load ? await onSend(load.id, Math.max(1, load.boxes)) : false)}
    >
      {list.data && !load ? (
        <Note tone="warn">{words.bulkNone}</Note>
      ) : (
        <SelectField
          label={words.bulkWhich}
          options={loads.map(({ id, number, to_warehouse }) => ({
            value: id,
            label: `${number} → ${to_warehouse}`,
          }))}
          value={load?.id ?? ''}
          onChange={choose}
        />
      )}
    </Dialog>
  )
}
