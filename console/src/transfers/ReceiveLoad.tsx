import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { readStationCode } from '@longhaul/domain/warehouse/station-codes.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { transfersText as words } from '@longhaul/text/console/transfers/transfers.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { ask } from '@longhaul/ui/dialog/ask.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useState } from 'react'
import { Line } from '../shared/layout/Line.tsx'
import { ScanField } from '../shared/ScanField.tsx'
import type { Load } from './load.ts'
import { ScanResults } from './ScanResults.tsx'
import { useLoadScans } from './use-load-scans.ts'

/** Puts what came with a transfer on shelves by scan: a shelf, then every label that goes on it. */
export function ReceiveLoad({ load }: { load: Load }) {
  const [shelf, setShelf] = useState('')
  const scans = useLoadScans()
  const close = useSend('POST /staff/transfer_loads/{id}/close', {
    onDone: ({ things, arrived, lost }) => toast.success(words.closed(things - arrived - lost)),
  })
  const params = { id: load.id }
  function scan(code: string) {
    const read = readStationCode(code)
    if (read.kind === 'shelf') {
      setShelf(read.shelf)
      scans.say(true, words.shelfNow(read.shelf))
    } else if (read.kind !== 'goods') scans.say(false, words.notGoods, code)
    else if (shelf === '') scans.say(false, words.shelfFirst, code)
    else scans.push(code, { load: load.id, do: 'arrive', shelf })
  }
  const left = load.things - load.arrived - load.lost
  async function tryClose() {
    const asked = { title: words.closeTitle(left), text: words.closeText, confirmText: words.close }
    if (await ask(asked)) close.mutate({ params, body: {} })
  }
  return (
    <section className="grid gap-3 rounded-card border bg-surface p-4" aria-label={words.stages.under_way}>
      <ScanField
        label={shelf ? words.scanOut(shelf) : words.scanShelf}
        hint={words.scanOutHint}
        camera
        onScan={scan}
      />
      <ScanResults scans={scans} />
      {load.stage === 'under_way' && (
        <Line>
          <Button
            type="redLine"
            disabledReason={scans.whyNotOver(load.id)}
            busy={close.isPending && consoleWords.saving}
            onClick={() => void tryClose()}
          >
            {words.close}
          </Button>
        </Line>
      )}
    </section>
  )
}
