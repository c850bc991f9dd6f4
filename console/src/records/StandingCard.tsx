import { consoleStandingText as words } from '@longhaul/text/console/finance/standing.ts'
import { money, moneyWithCode } from '@longhaul/text/format.ts'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { Facts } from '../shared/Facts.tsx'
import { HeldBy } from '../shared/HeldBy.tsx'
import { Stack } from '../shared/layout/Stack.tsx'
import type { ShopperPage } from './shopper-page.ts'

/** What a shopper owes, what is due with their goods, and what holds their payouts. */
export function StandingCard({ shopper: { id, standing } }: { shopper: ShopperPage }) {
  const { debts, due, holds, lifted } = standing
  const owed = debts.reduce((sum, { amount_fen: fen }) => sum + fen, 0)
  const isClear = owed === 0 && due.length + holds.length + lifted.length === 0
  return (
    <Card title={words.title}>
      <Stack>
        {isClear && <p className="muted">{words.clear}</p>}
        {owed > 0 && (
          <Note tone="bad" title={words.owed(moneyWithCode(owed))}>
            {words.owedWhat}
          </Note>
        )}
        {debts.length + due.length > 0 && (
          <Facts
            facts={[
              ...debts.map(({ kind, amount_fen: fen }) => ({ name: words.debts[kind], value: money(fen) })),
              ...due.map(({ kind, amount_fen: fen }) => ({ name: words.dues[kind], value: money(fen) })),
            ]}
          />
        )}
        {due.length > 0 && <p className="muted text-sm">{words.dueWhat}</p>}
        <HeldBy shopperId={id} holds={holds} lifted={lifted} />
      </Stack>
    </Card>
  )
}
