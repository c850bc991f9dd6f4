import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { fromFen } from '@longhaul/domain/money/exchange.ts'
import { amount, date, moneyWithCode } from '@longhaul/text/format.ts'
import { remittancesText as say } from '@longhaul/text/storefront/funds/remittances.ts'
import { useDisplayCurrency } from '../shared/display-currency.ts'

/** The largest shortfall of a payment that the server accepts. */
const MAX_FEN = 900_000_000_000

/** Parses the shortfall from the address; null where there is none, `wrong` where it was tampered with. */
export function readWanted(text: string): number | null | 'wrong' {
  if (text === '') return null
  const fen = Number(text)
  return /^\d{1,12}$/.test(text) && fen > 0 && fen <= MAX_FEN ? fen : 'wrong'
}

/** Why the shopper came here: the shortfall, what it is for, and that nothing is paid automatically. */
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
            amount(fromFen(fen, currency, rate.credit_nanos), currency),
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
