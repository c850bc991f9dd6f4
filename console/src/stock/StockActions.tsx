import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { STOP_REASONS } from '@longhaul/domain/warehouse/stock-stop.ts'
import { stockText } from '@longhaul/text/console/stock/stock.ts'
import { errorText } from '@longhaul/text/errors/errors.ts'
import { date } from '@longhaul/text/format.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useNow } from '@longhaul/ui/time/use-page-time.ts'
import { useState } from 'react'
import { Line } from '../shared/layout/Line.tsx'
import { ReasonDialog } from '../shared/ReasonDialog.tsx'
import { useMe, whyNotRole } from '../shared/use-me.ts'
import { ArriveForm } from './ArriveForm.tsx'
import { ExtendForm } from './ExtendForm.tsx'
import { HoldButton } from './HoldButton.tsx'
import { SendForm } from './SendForm.tsx'
import { type StockRow, workOf } from './stock-row.ts'

type Open = 'send' | 'arrive' | 'extend' | null

/**
 * The actions for an item here: hold it; on a shelf, move it and extend its free days; if it was stored for
 * too long, give notice and then decide.
 */
export function StockActions({ row }: { row: StockRow }) {
  const [open, setOpen] = useState<Open>(null)
  const me = useMe()
  const notWarehouse = whyNotRole(me, ['warehouse'])
  const close = () => setOpen(null)
  if (open === 'send') return <SendForm row={row} onClose={close} />
  if (open === 'arrive') return <ArriveForm row={row} onClose={close} />
  if (open === 'extend') return <ExtendForm row={row} onClose={close} />
  if (workOf(row.stage) === null) return null
  if (row.stage === 'storage_expired') return <Disposal row={row} />
  if (row.stage !== 'in_stock')
    return (
      <Line>
        <HoldButton row={row} />
      </Line>
    )
  return (
    <Line>
      {row.moving ? (
        <Button type="primary" guardMs={0} disabledReason={notWarehouse} onClick={() => setOpen('arrive')}>
          {stockText.arrive}
        </Button>
      ) : (
        <Button guardMs={0} disabledReason={notWarehouse} onClick={() => setOpen('send')}>
          {stockText.send}
        </Button>
      )}
      <Button
        guardMs={0}
        disabledReason={whyNotRole(me, ['support', 'warehouse'])}
        onClick={() => setOpen('extend')}
      >
        {stockText.extend}
      </Button>
      <HoldButton row={row} />
    </Line>
  )
}

function Disposal({ row }: { row: StockRow }) {
  const [asking, setAsking] = useState(false)
  const now = useNow()
  const forbidden = whyNotRole(useMe(), ['support'])
  const params = { id: row.id }
  const notice = useSend('POST /staff/stock_items/{id}/disposal_notice', {
    onDone: () => toast.success(stockText.noticed),
  })
  const dispose = useSend('POST /staff/stock_items/{id}/dispose', {
    onDone: () => toast.success(stockText.disposed),
  })
  const from = row.disposal?.dispose_from
  const early = from !== undefined && now !== null && now < Date.parse(from)
  const stop = row.hold?.why
  const stopped = stop === 'missing' || stop === 'held' ? errorText.reasons[STOP_REASONS[stop]] : null
  const why = forbidden ?? stopped ?? (from && early ? stockText.notBefore(date(from)) : null)
  return (
    <Line>
      <Button type="redLine" guardMs={0} disabledReason={why} onClick={() => setAsking(true)}>
        {from ? stockText.dispose : stockText.notice}
      </Button>
      <HoldButton row={row} />
      {why && <span className="muted">{why}</span>}
      {asking && (
        <ReasonDialog
          title={from ? stockText.disposeTitle : stockText.noticeTitle}
          confirmText={from ? stockText.dispose : stockText.notice}
          onSend={(reason) => (from ? dispose : notice).mutateAsync({ params, body: { reason } })}
          onClose={() => setAsking(false)}
        >
          {from ? stockText.disposeText : stockText.noticeText}
        </ReasonDialog>
      )}
    </Line>
  )
}
