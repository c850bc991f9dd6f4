import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { moneyWithCode } from '@longhaul/text/format.ts'
import { deskText as text } from '@longhaul/text/storefront/desk/desk.ts'
import { newcomerText } from '@longhaul/text/storefront/desk/newcomer.ts'
import { standingText } from '@longhaul/text/storefront/funds/standing.ts'
import { shellText } from '@longhaul/text/storefront/shell/shell.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { LeadSkeleton } from '@longhaul/ui/loading/LeadSkeleton.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { to } from '../links.ts'
import { TryLinks } from '../shared/TryLinks.tsx'
import { useHead } from '../shared/head.ts'
import { useConfiguration } from '../shared/use-configuration.ts'
import { BuyAgain } from './BuyAgain.tsx'
import { ComingItems } from './ComingItems.tsx'
import { DeskShelf } from './DeskShelf.tsx'
import { UnderWayTickets } from './UnderWayTickets.tsx'
import { WaitingList, isQuiet } from './WaitingList.tsx'
import type { DeskData } from '../shared/waiting/desk-data.ts'
import { LastPackages } from './LastPackages.tsx'

/** `/` for logged-in shoppers: what waits for them, the shelf with its days, and what is on its way. */
export default function DeskScreen() {
  useHead({ title: text.title, canonical: '/' })
  const desk = useCall('GET /desk')
  return (
    <div className="wrap pt-3 pb-4 md:pt-7">
      <Loaded of={desk} skeleton={<DeskSkeleton />}>
        {(data) => (
          <div className="grid gap-x-10 gap-y-9 lg:grid-cols-[minmax(0,1fr)_21rem]">
            <div className="grid grid-cols-1 content-start gap-9">
              <div>
                <Owed fen={data.owed_fen} />
                <WaitingList desk={data} />
                {!data.has_ordered && isQuiet(data) && <Newcomer />}
              </div>
              {data.waiting.count === 0 && <Onward desk={data} />}
            </div>
            {/* On a telephone the shelf comes last, because shoppers look for packages on their way more often. */}
            <div className="max-lg:order-last">
              <DeskShelf
                shelf={data.shelf}
                availableFen={data.available_fen}
                leads={data.waiting.count === 0}
              />
            </div>
            <div className="grid grid-cols-1 gap-9 empty:hidden lg:col-span-2">
              {data.waiting.count > 0 && <UnderWayTickets underWay={data.under_way} />}
              <ComingItems coming={data.coming} />
              {data.waiting.count > 0 && <Earlier desk={data} />}
            </div>
          </div>
        )}
      </Loaded>
    </div>
  )
}

/** What the shopper owes, with the way to pay it: it stops everything else. */
const Owed = ({ fen }: { fen: number }) =>
  fen > 0 && (
    <div className="mb-6">
      <Note
        tone="bad"
        title={standingText.owed(moneyWithCode(fen))}
        action={<Link to={to.funds()}>{standingText.toBalance}</Link>}
      >
        {standingText.owedWhat}
      </Note>
    </div>
  )

/**
 * For shoppers who have nothing anywhere yet: the three steps to the first package, and in the demo sample
 * links.
 */
function Newcomer() {
  const isDemo = useConfiguration()?.demo
  return (
    <section className="mt-8 border-t border-line pt-5">
      <h2>{newcomerText.title}</h2>
      <ol className="mt-4 grid gap-5 md:grid-cols-3">
        {newcomerText.steps.map((step, at) => (
          <li key={step.title} className="flex gap-3 md:block">
            <span className="code grid size-8 flex-none place-items-center rounded-full bg-primary-tint mb-3 text-primary">
              {at + 1}
            </span>
            <div>
              <h3 className="text-md">{step.title}</h3>
              <p className="mt-1 text-ink-2">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-5">
        <Link className="inline-flex min-h-11 items-center" to={to.howToBuy(shellText.helpArticleName)}>
          {newcomerText.how}
        </Link>
      </p>
      {isDemo && <TryLinks />}
    </section>
  )
}

/** What a desk leads with where nothing waits: the packages on their way, then what came before. */
const Onward = ({ desk }: { desk: DeskData }) => (
  <>
    <UnderWayTickets underWay={desk.under_way} />
    <Earlier desk={desk} />
  </>
)

/** What a returning shopper looks for: what to buy again, and what became of the last packages. */
const Earlier = ({ desk }: { desk: DeskData }) => (
  <>
    <BuyAgain bought={desk.bought} />
    {desk.has_ordered && <LastPackages underWay={desk.under_way} />}
  </>
)

function DeskSkeleton() {
  return (
    <>
      <h1 tabIndex={-1}>{text.title}</h1>
      <div className="mt-4 grid min-h-[calc(100dvh-16rem)] grid-cols-1 items-start gap-x-10 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <LeadSkeleton />
        <Skeleton kind="rows" count={4} />
      </div>
    </>
  )
}
