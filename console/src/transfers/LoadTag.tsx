import { transfersText as words } from '@longhaul/text/console/transfers/transfers.ts'
import { StatusTag } from '@longhaul/ui/tag/StatusTag.tsx'
import type { LoadRow } from './load.ts'

/** Where a transfer is; one of which something is missing stands out. */
export function LoadTag({ row }: { row: Pick<LoadRow, 'stage' | 'things' | 'arrived' | 'lost'> }) {
  const missing = row.things - row.arrived - row.lost
  const isShort = row.stage === 'received' && missing > 0
  const kind = isShort ? 'attention' : KIND[row.stage]
  return <StatusTag kind={kind}>{isShort ? words.closed(missing) : words.stages[row.stage]}</StatusTag>
}

const KIND = { packing: 'waiting', under_way: 'moving', received: 'done', called_off: 'closed' } as const
