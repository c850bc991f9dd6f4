import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { BINS_MAX, CART_MAX, chooseForWave, freeBins, proposeBins } from '@longhaul/domain/parcels/picking.ts'
import { pickingText } from '@longhaul/text/console/picking/picking.ts'
import { receiveText } from '@longhaul/text/console/receive/receive.ts'
import { useNavigate } from '@longhaul/ui/address/router.tsx'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { to } from '../links.ts'
import { KeyHint } from '../shared/Key.tsx'
import { Line } from '../shared/layout/Line.tsx'
import { useShortcuts } from '../shared/shortcuts.ts'
import { useCtrlEnter } from '../shared/use-ctrl-enter.ts'
import { useStored } from '../shared/stored.ts'
import { useMe } from '../shared/use-me.ts'
import { useWorkplace } from '../shared/Workplace.tsx'
import type { Waiting, WaveHead } from './wave.ts'

const words = pickingText.waves

/** The cart for the chosen packages; what fits is chosen with one key. */
export function NewWave({
  rows,
  waves,
  chosen,
  onChoose,
}: {
  rows: readonly Waiting[]
  waves: readonly WaveHead[]
  chosen: readonly string[]
  onChoose: (ids: readonly string[]) => void
}) {
  const warehouse = useWorkplace()
  const me = useMe()
  const navigate = useNavigate()
  const [cartText, setCart] = useStored('picking.cart')
  const [binsText, setBins] = useStored('picking.bins')
  const cart = readCount(cartText || '1', CART_MAX)
  const bins = readCount(binsText || '8', BINS_MAX)
  const taken = waves
    .filter((wave) => wave.cart === cart)
    .flatMap((wave) => wave.parcels.flatMap((parcel) => (parcel.left ? [] : parcel.bins)))
  const free = bins === null ? [] : freeBins(bins, taken)
  const hasWave = waves.some((wave) => me && wave.picker?.id === me.id && wave.ended_at === null)
  const start = useSend('POST /staff/pick_waves', {
    onDone: (wave) => {
      onChoose([])
      if (wave.picker) navigate(to.pick())
      else toast.success(words.made(wave.number))
    },
  })
  const whyNot = warehouse
    ? whyNoWave({ chosen: chosen.length, free: free.length, cart, bins })
    : receiveText.chooseWarehouse
  const choose = () => onChoose(chooseForWave(rows.map(toCandidate), free.length))
  function send(for_me: boolean) {
    if (whyNot !== null || cart === null || bins === null || start.isPending) return
    start.mutate({ body: { parcel_ids: [...chosen], cart, bins, for_me } })
  }
  useShortcuts([{ keys: 'a', does: words.auto, act: choose }])
  useCtrlEnter(() => !hasWave && send(true))
  const pieces = rows.reduce((sum, row) => (chosen.includes(row.id) ? sum + row.pieces : sum), 0)
  return (
    <section className="grid gap-3 rounded-card border bg-surface p-4" aria-labelledby="new-wave">
      <p className="flex flex-wrap items-baseline justify-between gap-2">
        <b id="new-wave" className="text-lg">
          {words.next}
        </b>
        <span role="status">{words.chosen(chosen.length, pieces)}</span>
      </p>
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label={words.cart}
          unmarked
          inputMode="numeric"
          maxLength={2}
          error={cart === null ? words.cartWrong : null}
          value={cartText || '1'}
          onChange={setCart}
        />
        <TextField
          label={words.bins}
          unmarked
          inputMode="numeric"
          maxLength={2}
          error={bins === null ? words.binsWrong : null}
          value={binsText || '8'}
          onChange={setBins}
        />
      </div>
      <Plan free={free} rows={rows} chosen={chosen} />
      <Line>
        <Button size="small" guardMs={0} onClick={choose}>
          {words.auto} <KeyHint>A</KeyHint>
        </Button>
        {chosen.length > 0 && (
          <Button size="small" guardMs={0} onClick={() => onChoose([])}>
            {words.clear}
          </Button>
        )}
      </Line>
      <Line>
        <Button
          type="primary"
          disabledReason={whyNot ?? (hasWave ? pickingText.hasWave : null)}
          onClick={() => send(true)}
        >
          {words.pick} <KeyHint>Ctrl ↵</KeyHint>
        </Button>
        <Button disabledReason={whyNot} onClick={() => send(false)}>
          {words.leave}
        </Button>
      </Line>
    </section>
  )
}

const toCandidate = (row: Waiting) => ({
  id: row.id,
  paidAt: row.paid_at,
  shelves: row.shelves,
  bins: row.bins_needed ?? 1,
})

/** Which of the chosen packages goes into which free bin, and which has a further one. */
function Plan({
  free,
  rows,
  chosen,
}: {
  free: readonly number[]
  rows: readonly Waiting[]
  chosen: readonly string[]
}) {
  const packages = chosen.map((id) => ({
    ...{ id, bins: 1 },
    needed: rows.find((row) => row.id === id)?.bins_needed ?? null,
  }))
  const further = proposeBins(packages, free.slice(chosen.length))
  const furtherOf = new Map([...further].map(([id, bin]) => [bin, id]))
  return (
    <ol className="grid grid-cols-4 gap-1.5">
      {free.map((bin, at) => {
        const row = rows.find(({ id }) => id === (chosen[at] ?? furtherOf.get(bin)))
        const isFurther = at >= chosen.length
        return (
          <li
            key={bin}
            className={`grid min-h-16 content-start rounded-control border px-2 py-1 ${row && !isFurther ? 'border-ink-3' : 'border-dashed border-ink-3 text-ink-2'}`}
          >
            <b className="num text-lg leading-6">{bin}</b>
            <small className="truncate text-sm">{row ? `…${row.number.slice(-4)}` : pickingText.free}</small>
            {row && (
              <small className="text-sm">
                {isFurther ? pickingText.further : pickingText.items(row.pieces)}
              </small>
            )}
          </li>
        )
      })}
    </ol>
  )
}

function whyNoWave(of: {
  chosen: number
  free: number
  cart: number | null
  bins: number | null
}): string | null {
  if (of.chosen === 0) return words.nothingChosen
  if (of.cart === null) return words.cartWrong
  if (of.bins === null) return words.binsWrong
  return of.chosen > of.free ? words.tooMany(of.free) : null
}

/** A whole number from 1 to `max`; null if the text is none. */
function readCount(text: string, max: number): number | null {
  const count = /^\d{1,2}$/.test(text.trim()) ? Number(text) : 0
  return count >= 1 && count <= max ? count : null
}
