import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { fromFen } from '@longhaul/domain/money/exchange.ts'
import { amount, date, moneyWithCode } from '@longhaul/text/format.ts'
import { remittancesText as say } from '@longhaul/text/storefront/funds/remittances.ts'
import { useDisplayCurrency } from '../shared/display-currency.ts'

/** The most that one payment can lack, as the server takes it. */
const MAX_FEN = 900_000_000_000

/** The amount in the address that a payment lacks; null where there is none, `wrong` where it was tampered with. */
export function readWanted(text: string): number | null | 'wrong' {
  if (text === '') return null
  const fen = Number(text)
  return /^\d{1,12}$/.test(text) && fen > 0 && fen <= MAX_FEN ? fen : 'wrong'
}

/** What the shopper came for: how much is missing, what that is about, and that nothing is paid by itself. */
export function Wanted({ fen }: { fen: number }) {
  const currency = useDisplayCurrency()
  const { data } = useCall('GET /exchange_rate', { query: {} }, { staleMs: 60 * 60_000 })
  const rate = currency === 'CNY' ? undefined : data?.rates.find((rate) => rate.currency === currency)
  return (
    <section
      className="rounded-card border border-line bg-sunken p-4"
      aria-label={say.wanted(moneyWithCode(fen))}
    >
      <h2 className="num text-lg">{say.wanted(moneyWithCode(fen))}</h2>
      {rate && (
        <p className="mt-1 text-ink-2 tabular-nums">
          {say.wantedNow(
            amount(fromFen(fen, currency, creditNanos(rate)), currency),
            currency,
            date(rate.quoted_on),
          )}
        </p>
      )}
      <p className="mt-1 text-ink-2">{say.wantedThen}</p>
      <p className="mt-1 text-ink-2">{say.unpaidHint}</p>
    </section>
  )
}

/** The rate at which what arrives is credited, as the server tells it. */
export const creditNanos = (rate: { credit_rate: string }): number =>
  Math.round(Number(rate.credit_rate) * 1_000_000_000)
