import { isToPick } from '@longhaul/domain/parcels/picking.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { pickingText } from '@longhaul/text/console/picking/picking.ts'
import { workText } from '@longhaul/text/console/shell/work.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { buttonLook } from '@longhaul/ui/button/look.ts'
import { ask } from '@longhaul/ui/dialog/ask.tsx'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { StatusTag } from '@longhaul/ui/tag/StatusTag.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useNavigate } from '@longhaul/ui/address/router.tsx'
import { useState } from 'react'
import { to } from '../links.ts'
import { Line } from '../shared/layout/Line.tsx'
import { useMe } from '../shared/use-me.ts'
import { GiveDialog } from '../shared/work/GiveDialog.tsx'
import { BinTiles } from './BinTiles.tsx'
import { type WaveHead, countPieces } from './wave.ts'

const words = pickingText.waves

/** The carts that hold packages: who picks, what is in which bin; any of them can be taken over. */
export function Carts({ waves }: { waves: readonly WaveHead[] }) {
  if (waves.length === 0) return null
  return (
    <section className="grid gap-4" aria-labelledby="carts">
      <h2 id="carts" className="text-lg">
        {words.underWay}
      </h2>
      {waves
        .toSorted((one, other) => rankOf(one) - rankOf(other))
        .map((wave) => (
          <Cart key={wave.id} wave={wave} />
        ))}
    </section>
  )
}

/** What is being picked first, then what can be packed, then what only goes back to shelves. */
const rankOf = (wave: WaveHead): number => (wave.ended_at === null ? 0 : hasToPack(wave) ? 1 : 2)

const hasToPack = ({ parcels }: WaveHead): boolean =>
  parcels.some(({ left, stage }) => !left && isToPick(stage))

function Cart({ wave }: { wave: WaveHead }) {
  const me = useMe()
  const navigate = useNavigate()
  const take = useSend('POST /staff/pick_waves/{id}/take', { onDone: () => navigate(to.pick()) })
  const [giving, setGiving] = useState(false)
  const give = useSend('POST /staff/pick_waves/{id}/take', {
    onDone: ({ picker }) => picker && toast.success(workText.given(picker.name)),
  })
  const { pieces, picked, short } = countPieces(wave)
  const isMine = me !== undefined && wave.picker?.id === me.id
  async function takeOver() {
    const from = wave.picker?.name
    const sure =
      !from ||
      (await ask({
        title: words.takeOverTitle(from),
        text: words.takeOverText(picked, pieces),
        confirmText: words.takeOver,
        cancelText: consoleWords.back,
      }))
    if (sure) take.mutate({ params: { id: wave.id }, body: {} })
  }
  return (
    <article
      className="grid gap-2 rounded-card border bg-surface p-3"
      aria-label={pickingText.wave(wave.number)}
    >
      <p className="flex flex-wrap items-baseline gap-x-3">
        <b>{pickingText.wave(wave.number)}</b>
        <span>{pickingText.cart(wave.cart)}</span>
        {pieces > 0 && <span className="num">{pickingText.ofPieces(picked, pieces)}</span>}
        <State wave={wave} />
        {short > 0 && <b className="text-warn">{words.short(short)}</b>}
      </p>
      <BinTiles wave={wave} />
      <Line>
        {wave.ended_at === null &&
          (isMine ? (
            <Link to={to.pick()} {...buttonLook('primary', 'small')}>
              {words.goOn}
            </Link>
          ) : (
            <Button size="small" disabled={take.isPending} onClick={() => void takeOver()}>
              {wave.picker ? words.takeOver : words.take}
            </Button>
          ))}
        {!wave.ended_at && (
          <Button size="small" guardMs={0} onClick={() => setGiving(true)}>
            {workText.give}
          </Button>
        )}
        <Link to={to.pickSheet(wave.id)} {...buttonLook('assistWhite', 'small')}>
          {words.sheet}
        </Link>
      </Line>
      {giving && (
        <GiveDialog
          kind="parcel"
          noted={false}
          seen={wave.picker?.id ?? null}
          onGive={(colleague) => give.mutateAsync({ params: { id: wave.id }, body: { to: colleague } })}
          onClose={() => setGiving(false)}
        />
      )}
    </article>
  )
}

/** Who picks, or what is to be done with a cart that was handed over. */
function State({ wave }: { wave: WaveHead }) {
  if (wave.ended_at === null)
    return wave.picker ? (
      <StatusTag kind="working">{words.picking(wave.picker.name)}</StatusTag>
    ) : (
      <StatusTag kind="waiting">{words.waits}</StatusTag>
    )
  return hasToPack(wave) ? (
    <StatusTag kind="done">{words.handedOver}</StatusTag>
  ) : (
    <StatusTag kind="attention">{words.toPutBack}</StatusTag>
  )
}
