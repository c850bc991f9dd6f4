import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { packingText } from '@longhaul/text/console/packing/packing.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { size, weight } from '@longhaul/text/format.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Sheet } from '@longhaul/ui/dialog/Sheet.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { StatusTag } from '@longhaul/ui/tag/StatusTag.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { type FormEvent, useState } from 'react'
import { Line } from '../shared/layout/Line.tsx'
import { Stack } from '../shared/layout/Stack.tsx'
import { MeasureFields } from '../shared/MeasureFields.tsx'
import { readMeasures, typeMeasures } from '../shared/typed-measures.ts'
import { sidesOf } from './isometric.ts'

const words = packingText.cartons
const CODE = /^[A-Z0-9][A-Z0-9-]{0,11}$/

type Carton = Reply<'GET /staff/cartons'>['items'][number]

/** The cartons of the warehouses: add one, change its measurements, retire it. */
export function CartonsSheet({ onClose }: { onClose: () => void }) {
  const cartons = useCall('GET /staff/cartons')
  const [editing, edit] = useState<Carton | 'new' | null>(null)
  return (
    <Sheet open title={words.title} onClose={onClose}>
      <Stack>
        <p className="muted">{words.text}</p>
        {editing ? (
          <CartonForm
            key={editing === 'new' ? '' : editing.code}
            carton={editing === 'new' ? null : editing}
            onDone={() => edit(null)}
          />
        ) : (
          <p>
            <Button guardMs={0} onClick={() => edit('new')}>
              {words.add}
            </Button>
          </p>
        )}
        <Loaded of={cartons}>
          {({ items }) => (
            <ul>
              {items.map((item) => (
                <li key={item.code} className="flex flex-wrap items-center gap-3 border-t py-2">
                  <b className="code">{item.code}</b>
                  <span className="num">{size(...sidesOf(item.size_mm))}</span>
                  <span className="num muted">{weight(item.weight_grams)}</span>
                  {item.closed && <StatusTag kind="closed">{words.closed}</StatusTag>}
                  <span className="ms-auto">
                    <Button size="small" guardMs={0} onClick={() => edit(item)}>
                      {words.change}
                    </Button>
                  </span>
                </li>
              ))}
            </ul>
          )}
        </Loaded>
      </Stack>
    </Sheet>
  )
}

function CartonForm({ carton, onDone }: { carton: Carton | null; onDone: () => void }) {
  const [code, setCode] = useState(carton?.code ?? '')
  const [typed, setTyped] = useState(
    typeMeasures({ weight_grams: carton?.weight_grams ?? null, size_mm: carton?.size_mm ?? null }),
  )
  const [asked, setAsked] = useState(false)
  const save = useSend('PUT /staff/cartons/{code}', {
    quiet: true,
    onDone: () => {
      toast.success(words.saved(code))
      onDone()
    },
  })
  const measures = readMeasures(typed)
  const goodCode = CODE.test(code)
  function send(closed: boolean) {
    setAsked(true)
    if (measures && goodCode) save.mutate({ params: { code }, body: { ...measures, closed } })
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    send(carton?.closed ?? false)
  }
  return (
    <form onSubmit={submit}>
      <Stack tight>
        {!carton && (
          <TextField
            label={words.code}
            hint={words.codeHint}
            maxLength={12}
            autoComplete="off"
            value={code}
            error={asked && !goodCode ? words.codeNeeded : null}
            onChange={(next) => setCode(next.toUpperCase())}
          />
        )}
        {carton && <h3 className="code">{carton.code}</h3>}
        <MeasureFields value={typed} onChange={setTyped} />
        <Failure of={save.error} />
        <Line>
          <Button
            submit
            type="primary"
            guardMs={0}
            busy={save.isPending && consoleWords.saving}
            disabledReason={measures ? null : packingText.missing.measures}
          >
            {words.save}
          </Button>
          {carton && (
            <Button onClick={() => send(!carton.closed)}>{carton.closed ? words.reopen : words.close}</Button>
          )}
          <Button guardMs={0} onClick={onDone}>
            {consoleWords.back}
          </Button>
        </Line>
      </Stack>
    </form>
  )
}
