import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { fromFen } from '@longhaul/domain/money/exchange.ts'
import { amount, date, moneyWithCode } from '@longhaul/text/format.ts'
import { remittancesText as say } from '@longhaul/text/storefront/funds/remittances.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { CraneStopped } from '@longhaul/ui/illustrations/CraneStopped.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { to } from '../links.ts'
import { ButtonLink } from '../shared/ButtonLink.tsx'
import { Page } from '../shared/Page.tsx'
import { useDisplayCurrency } from '../shared/display-currency.ts'
import { useMe } from '../shared/use-me.ts'
import { Aside } from './Aside.tsx'
import { isOwnPath } from './provider-page.ts'
import { RemittanceForm } from './RemittanceForm.tsx'
import { Remittances } from './Remittances.tsx'
import { VerifyNote } from './VerifyNote.tsx'

/**
 * Money in by Western Union or bank transfer: where to send it, what was sent, and its state. Nothing is
 * charged here.
 */
export default function WestpayScreen() {
  const [fen] = useSearchParam('fen')
  const [back] = useSearchParam('back')
  const remittances = useCall('GET /remittances', { query: {} })
  const me = useMe()
  const wantedFen = readWanted(fen)
  const isTampered = wantedFen === 'wrong' || (back !== '' && !isOwnPath(back))
  const way = isOwnPath(back) ? back : null
  return (
    <Page title={say.title} lead={say.lead}>
      <div className="grid grid-cols-1 gap-6">
        <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,35rem)_minmax(0,1fr)] lg:gap-14">
          <div className="grid grid-cols-1 content-start gap-5">
            {isTampered && (
              <div role="alert">
                <Note tone="warn" title={say.tampered.title}>
                  {say.tampered.text}
                </Note>
              </div>
            )}
            {typeof wantedFen === 'number' ? <Wanted fen={wantedFen} /> : <Direct />}
            {me?.email_verified === false && <VerifyNote email={me.email} />}
            <Loaded of={remittances} skeleton={<Skeleton kind="card" />}>
              {({ methods }) => <Ways methods={methods} verified={me?.email_verified !== false} />}
            </Loaded>
            {way && (
              <p>
                <Link to={way}>{say.backTo}</Link>
              </p>
            )}
          </div>
          <Aside title={say.steps.wait} points={[say.nothingYet, ...say.points]} />
        </div>
        <Remittances />
      </div>
    </Page>
  )
}

/** The largest shortfall of a payment that the server accepts. */
const MAX_FEN = 900_000_000_000

/** Parses the shortfall from the address; null where there is none, `wrong` where it was tampered with. */
function readWanted(text: string): number | null | 'wrong' {
  if (text === '') return null
  const fen = Number(text)
  return /^\d{1,12}$/.test(text) && fen > 0 && fen <= MAX_FEN ? fen : 'wrong'
}

/** Why the shopper came here: the shortfall, what it is for, and that nothing is paid automatically. */
function Wanted({ fen }: { fen: number }) {
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

/** Opened without an amount to pay: the faster methods, and the remittances so far. */
const Direct = () => (
  <Note
    tone="info"
    action={
      <>
        <ButtonLink size="small" to={to.recharge()}>
          {say.toRecharge}
        </ButtonLink>
        <ButtonLink size="small" to={to.funds()}>
          {say.toBalance}
        </ButtonLink>
      </>
    }
  >
    {say.direct}
  </Note>
)

function Ways({ methods, verified }: { methods: Reply<'GET /remittances'>['methods']; verified: boolean }) {
  if (methods.length > 0) return <RemittanceForm methods={methods} verified={verified} />
  return (
    <EmptyState
      picture={<CraneStopped />}
      title={say.closed.title}
      action={<ButtonLink to={to.newConversation()}>{say.closed.ask}</ButtonLink>}
    >
      {say.closed.text}
    </EmptyState>
  )
}
