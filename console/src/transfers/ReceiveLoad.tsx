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
import { Banner } from '../shared/station/Banner.tsx'
import type { Load } from './load.ts'

type Heard = { key: number; good: boolean; title: string; code: string }

/** Puts what came with a transfer on shelves by scan: a shelf, then every label that goes on it. */
export function ReceiveLoad({ load }: { load: Load }) {
  const [shelf, setShelf] = useState('')
  const [heard, setHeard] = useState<Heard | null>(null)
  const say = (good: boolean, title: string, code: string) => setHeard({ key: Date.now(), good, title, code })
  const arrive = useSend('POST /staff/transfer_loads/{id}/arrive', {
    quiet: true,
    onDone: ({ again, title, shelf: place, left }) =>
      say(true, again ? words.again : words.arrived(place, left), title),
    onError: (error, { body }) => say(false, error.message, body.code),
  })
  const close = useSend('POST /staff/transfer_loads/{id}/close', {
    onDone: ({ things, arrived, lost }) => toast.success(words.closed(things - arrived - lost)),
  })
  const params = { id: load.id }
  function scan(code: string) {
    const read = readStationCode(code)
    if (read.kind === 'shelf') {
      setShelf(read.shelf)
      say(true, words.shelfNow(read.shelf), '')
    } else if (read.kind !== 'goods') say(false, words.notGoods, code)
    else if (shelf === '') say(false, words.shelfFirst, code)
    else arrive.mutate({ params, body: { code, shelf } })
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
      {heard && <Banner key={heard.key} good={heard.good} title={heard.title} code={heard.code} text="" />}
      {load.stage === 'under_way' && (
        <Line>
          <Button
            type="redLine"
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
