import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { boxCode, LOAD_BOXES_MAX, readLoadCode } from '@longhaul/domain/warehouse/transfer-load.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { transfersText as words } from '@longhaul/text/console/transfers/transfers.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { ask } from '@longhaul/ui/dialog/ask.tsx'
import { Dialog } from '@longhaul/ui/dialog/Dialog.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useState } from 'react'
import { PrintOnly } from '@longhaul/ui/print/PrintOnly.tsx'
import { Line } from '../shared/layout/Line.tsx'
import { ScanField } from '../shared/ScanField.tsx'
import type { Load } from './load.ts'
import { ScanResults } from './ScanResults.tsx'
import { useLoadScans } from './use-load-scans.ts'
import { LabelPaper } from '../shared/labels/LabelPaper.tsx'

/** Puts goods into the boxes of a transfer by scan, and sends it off or calls it off. */
export function PackLoad({ load }: { load: Load }) {
  const [boxText, setBox] = useState(String(Math.max(1, load.boxes)))
  const scans = useLoadScans()
  const [open, setOpen] = useState<'send' | 'labels' | null>(null)
  const box = readBox(boxText)
  const callOff = useSend('POST /staff/transfer_loads/{id}/call_off', {
    onDone: () => toast.success(words.calledOff),
  })
  const params = { id: load.id }
  const scan = (code: string) => {
    if (box !== null) scans.push(code, { load: load.id, do: 'put_in', box })
  }
  async function tryCallOff() {
    const asked = {
      title: words.callOffTitle(load.number),
      text: words.callOffText,
      confirmText: words.callOff,
    }
    if (load.things === 0 || (await ask(asked))) callOff.mutate({ params, body: {} })
  }
  return (
    <section className="grid gap-3 rounded-card border bg-surface p-4" aria-label={words.stages.packing}>
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          label={words.box}
          unmarked
          width="short"
          inputMode="numeric"
          maxLength={2}
          error={box === null ? words.boxWrong : null}
          value={boxText}
          onChange={setBox}
        />
        <Button guardMs={0} onClick={() => setBox(String(Math.min(LOAD_BOXES_MAX, (box ?? 0) + 1)))}>
          {words.nextBox}
        </Button>
      </div>
      <ScanField
        label={words.scanIn}
        hint={words.scanInHint}
        disabledReason={box === null ? words.boxWrong : null}
        camera
        onScan={scan}
      />
      <ScanResults scans={scans} />
      <Line>
        <Button
          type="primary"
          disabledReason={scans.whyNotOver(load.id) ?? (load.things === 0 ? words.scanIn : null)}
          onClick={() => setOpen('send')}
        >
          {words.send}
        </Button>
        <Button
          guardMs={0}
          disabledReason={load.boxes === 0 ? words.scanIn : null}
          onClick={() => setOpen('labels')}
        >
          {words.labels}
        </Button>
        <Button
          type="redLine"
          disabledReason={scans.whyNotOver(load.id)}
          busy={callOff.isPending && consoleWords.saving}
          onClick={() => void tryCallOff()}
        >
          {words.callOff}
        </Button>
      </Line>
      {open === 'labels' && <BoxLabels load={load} onPrinted={() => setOpen(null)} />}
      {open === 'send' && <SendDialog load={load} onClose={() => setOpen(null)} />}
    </section>
  )
}

const readBox = (text: string): number | null => {
  const box = /^\d{1,2}$/.test(text.trim()) ? Number(text) : 0
  return box >= 1 && box <= LOAD_BOXES_MAX ? box : null
}

/** Hands the transfer over, with the carrier's number or the van's plate. */
function SendDialog({ load, onClose }: { load: Load; onClose: () => void }) {
  const [waybill, setWaybill] = useState('')
  const send = useSend('POST /staff/transfer_loads/{id}/send', { onDone: () => toast.success(words.sent) })
  return (
    <Dialog
      open
      title={words.sendTitle(load.number)}
      confirmText={words.send}
      busyText={consoleWords.saving}
      onClose={onClose}
      onConfirm={async () => {
        await send.mutateAsync({ params: { id: load.id }, body: { waybill: waybill.trim() } })
        return true
      }}
    >
      <p>{words.sendText(load.things)}</p>
      <TextField label={words.waybill} optional maxLength={60} value={waybill} onChange={setWaybill} />
    </Dialog>
  )
}

/** Takes one thing out again: back on its shelf. */
export function TakeOut({ load, thing }: { load: Load; thing: Load['list'][number] }) {
  const take = useSend('POST /staff/transfer_loads/{id}/take_out', {
    onDone: () => toast.success(words.tookOut(thing.from_shelf)),
  })
  return (
    <Button
      size="small"
      busy={take.isPending && consoleWords.saving}
      onClick={() => take.mutate({ params: { id: load.id }, body: { stock_item_id: thing.stock_item_id } })}
    >
      {words.takeOut}
    </Button>
  )
}

/** One label of 50 × 30 mm for each box: where it goes, which of how many, and its code. */
function BoxLabels({ load, onPrinted }: { load: Load; onPrinted: () => void }) {
  const boxes = [...new Set(load.list.map(({ box }) => box))].toSorted((one, other) => one - other)
  const number = readLoadCode(load.number) ?? 0
  return (
    <PrintOnly onPrinted={onPrinted}>
      {boxes.map((box) => (
        <LabelPaper
          key={box}
          above={
            <b className="text-[14pt] leading-none">
              {load.from_warehouse} → {load.to_warehouse}
            </b>
          }
          code={boxCode(number, box)}
        >
          <b className="font-mono text-[10pt] leading-none">{boxCode(number, box)}</b>
          <span className="truncate text-[6.5pt] leading-none">
            {words.boxOf(box, boxes.length)} ·{' '}
            {words.things(load.list.filter((thing) => thing.box === box).length)}
          </span>
        </LabelPaper>
      ))}
    </PrintOnly>
  )
}
