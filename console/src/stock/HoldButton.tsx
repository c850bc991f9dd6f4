import { useSend } from '@longhaul/browser/calls/use-send.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { stockText as words } from '@longhaul/text/console/stock/stock.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { ask } from '@longhaul/ui/dialog/ask.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useState } from 'react'
import { HoldDialog } from '../shared/HoldDialog.tsx'
import { useMe, whyNotRole } from '../shared/use-me.ts'
import type { StockRow } from './stock-row.ts'

/** Puts one thing on hold, or releases it. */
export function HoldButton({ row }: { row: StockRow }) {
  const [asking, setAsking] = useState(false)
  const forbidden = whyNotRole(useMe(), ['warehouse', 'support'])
  const hold = useSend('POST /staff/stock_items/hold', { onDone: say(words.putOnHold) })
  const release = useSend('POST /staff/stock_items/release', { onDone: say(words.released) })
  if (row.hold?.reason)
    return (
      <Button
        guardMs={0}
        disabledReason={forbidden}
        onClick={async () => {
          const { releaseTitle, releaseText: text, release: confirmText } = words
          if (await ask({ title: releaseTitle(1), text, confirmText }))
            await release.mutateAsync({ body: { ids: [row.id] } })
        }}
      >
        {words.release}
      </Button>
    )
  return (
    <>
      <Button guardMs={0} disabledReason={forbidden} onClick={() => setAsking(true)}>
        {words.hold}
      </Button>
      {asking && (
        <HoldDialog
          count={1}
          onSend={(why) => hold.mutateAsync({ body: { ids: [row.id], ...why } })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

/** Says what was done, or why the server refused it. */
const say =
  (done: string) =>
  ({ rows: [row] }: Reply<'POST /staff/stock_items/hold'>): void => {
    if (row?.refusal) toast.error(row.refusal)
    else toast.success(done)
  }
