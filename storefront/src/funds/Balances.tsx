import type { Reply } from '@longhaul/contract/routes.ts'
import { moneyWithCode } from '@longhaul/text/format.ts'
import { fundsText } from '@longhaul/text/storefront/funds/funds.ts'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { useConverted } from '../shared/use-converted.ts'

/** Available, on hold, total, each with what the word means; the sums are those of the statement. */
export function Balances({ funds }: { funds: Reply<'GET /funds'> }) {
  const approx = useConverted()
  const { available_fen: available, frozen_fen: frozen, withdrawing_fen: withdrawing } = funds
  return (
    <Card flush aria-label={fundsText.title}>
      <div className="p-5 md:p-6">
        <p className="text-ink-2">{fundsText.available}</p>
        <p className="num text-3xl leading-tight font-semibold tracking-tight">{moneyWithCode(available)}</p>
        {available > 0 && approx(available) && <p className="num text-ink-3">{approx(available)}</p>}
        <p className="mt-1 text-sm text-ink-2">{fundsText.availableWhat}</p>
        {funds.owed_fen > 0 && (
          <div className="mt-4">
            <Note tone="bad" title={fundsText.owed(moneyWithCode(funds.owed_fen))}>
              {fundsText.owedWhat}
            </Note>
          </div>
        )}
        {funds.owed_fen === 0 && funds.is_disputed && (
          <div className="mt-4">
            <Note tone="warn" title={fundsText.disputed}>
              {fundsText.disputedWhat}
            </Note>
          </div>
        )}
      </div>
      <dl className={`grid border-t border-line ${withdrawing > 0 ? 'md:grid-cols-3' : 'md:grid-cols-2'}`}>
        <Sum name={fundsText.frozen} fen={frozen} what={fundsText.frozenWhat} />
        {withdrawing > 0 && (
          <Sum name={fundsText.withdrawing} fen={withdrawing} what={fundsText.withdrawingWhat} />
        )}
        <Sum name={fundsText.total} fen={available + frozen + withdrawing} what={fundsText.totalWhat} />
      </dl>
    </Card>
  )
}

const Sum = ({ name, fen, what }: { name: string; fen: number; what: string }) => (
  <div className="border-line px-5 py-4 not-last:border-b md:px-6 md:not-last:border-e md:not-last:border-b-0">
    <dt className="text-ink-2">{name}</dt>
    <dd className="num text-xl font-semibold">{moneyWithCode(fen)}</dd>
    <dd className="mt-1 text-sm text-ink-2">{what}</dd>
  </div>
)
