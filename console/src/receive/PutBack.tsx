import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { whyNotDeclinePhotos } from '@longhaul/domain/warehouse/photo-order.ts'
import { receiveText } from '@longhaul/text/console/receive/receive.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { stationText } from '@longhaul/text/console/station/station.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { StatusTag } from '@longhaul/ui/tag/StatusTag.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { type FormEvent, useState } from 'react'
import { ReasonDialog } from '../shared/ReasonDialog.tsx'
import { playGood } from '../shared/sounds.ts'
import { useDoneCommand } from '../shared/station/use-done-command.ts'
import type { StockRow } from './stock-item.ts'

const words = stationText.photos
type PhotoOrder = NonNullable<StockRow['photo_order']>

/** The shelf to take the item from, and what the shopper wants to see. */
export function TakenOut({ row, order }: { row: StockRow; order: PhotoOrder }) {
  const done = order.taken >= order.shots
  return (
    <section
      className={`grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-6 gap-y-2 rounded-card px-4 py-3 ${done ? 'bg-ok-tint' : 'bg-warn-tint'}`}
    >
      <p>
        <span className="block text-sm text-ink-2">{words.takeOut}</span>
        <b className="code text-2xl">{row.shelf}</b>
      </p>
      <div className="grid justify-items-start gap-1">
        <StatusTag kind={done ? 'done' : 'attention'} raised>
          {receiveText.wish(order.taken, order.shots)}
        </StatusTag>
        <p className="text-lg font-medium whitespace-pre-line">{order.remark || receiveText.noWishText}</p>
        <p className="text-sm text-ink-2">
          {words.asked} <DateTime at={order.created_at} />
        </p>
      </div>
    </section>
  )
}

/**
 * Ends the work: returns the item to the shelf with all photos taken, or declines those that cannot be taken.
 */
export function PutBack({
  row,
  order,
  shelf,
  onShelf,
  onDone,
}: {
  row: StockRow
  order: PhotoOrder
  shelf: string
  onShelf: (shelf: string) => void
  onDone: () => void
}) {
  const missing = order.shots - order.taken
  const noShelf = shelf.trim() ? null : receiveText.missing.sentence([receiveText.missing.shelf])
  const why = missing > 0 ? words.missing(missing) : noShelf

  const [declining, setDeclining] = useState(false)
  const finish = useFinish(onDone)
  function putBack() {
    if (!why && !finish.isPending) finish.mutate({ params: { id: row.id }, body: { shelf: shelf.trim() } })
  }
  useDoneCommand(why, putBack)
  return (
    <>
      <form
        className="sticky bottom-0 z-1 -mx-6 mt-auto grid gap-3 border-t bg-surface px-6 py-3 max-desk:-mx-4 max-desk:px-4"
        aria-label={words.putBack}
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          putBack()
        }}
      >
        <TextField
          label={words.putBack}
          hint={words.putBackHint}
          size="large"
          unmarked
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={20}
          value={shelf}
          onChange={(next) => onShelf(next.toUpperCase())}
        />
        <Failure of={finish.error} />
        <div className="flex flex-wrap items-center gap-3">
          <Button
            submit
            type="primary"
            size="big"
            guardMs={0}
            busy={finish.isPending && consoleWords.saving}
            disabledReason={why}
          >
            {words.finish}
          </Button>
          <DeclineButton
            why={noShelf ?? (whyNotDeclinePhotos(order) && receiveText.detailFull)}
            onPress={() => setDeclining(true)}
          />
          {why && <span className="text-ink-2">{why}</span>}
        </div>
      </form>
      {declining && (
        <Decline id={row.id} shelf={shelf.trim()} onDone={onDone} onClose={() => setDeclining(false)} />
      )}
    </>
  )
}

const useFinish = (onDone: () => void) =>
  useSend('POST /staff/stock_items/{id}/photos_taken', {
    quiet: true,
    onDone: (stocked) => {
      toast.success(words.finished(stocked.shelf))
      playGood()
      onDone()
    },
  })

const DeclineButton = ({ why, onPress }: { why: string | false | null; onPress: () => void }) => (
  <Button type="redLine" size="big" guardMs={0} disabledReason={why} onClick={onPress}>
    {words.decline}
  </Button>
)

/**
 * Declines photos that cannot be taken: the shopper gets the reason and the money back. Outside the form
 * above, because it is a form itself.
 */
function Decline({
  id,
  shelf,
  onDone,
  onClose,
}: {
  id: string
  shelf: string
  onDone: () => void
  onClose: () => void
}) {
  const decline = useSend('POST /staff/stock_items/{id}/photos_declined', {
    onDone: () => {
      toast.success(words.declined)
      onDone()
    },
  })
  return (
    <ReasonDialog
      title={words.declineTitle}
      confirmText={words.decline}
      presets={words.declineReasons}
      onSend={(reason) => decline.mutateAsync({ params: { id }, body: { shelf, reason } })}
      onClose={onClose}
    >
      {words.declineText}
    </ReasonDialog>
  )
}
