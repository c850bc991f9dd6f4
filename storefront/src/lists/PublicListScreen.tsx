import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { PACKAGE_ROWS_MAX } from '@longhaul/domain/goods-lists/packages.ts'
import { warehouseFormat } from '@longhaul/text/format.ts'
import { sentences } from '@longhaul/text/sentences.ts'
import { publicListText as say } from '@longhaul/text/storefront/lists/public-list.ts'
import { useNavigate } from '@longhaul/ui/address/router.tsx'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { useInPage } from '@longhaul/ui/time/use-page-time.ts'
import { Suspense, memo, useDeferredValue, useEffect, useState } from 'react'
import { to } from '../links.ts'
import { ButtonLink } from '../shared/ButtonLink.tsx'
import { carryCreator } from '../shared/creator-link.ts'
import { langOf } from '../shared/goods-name.ts'
import { useHead } from '../shared/head.ts'
import { LandedCostSum } from '../shared/landed-cost/LandedCostSum.tsx'
import { useLandedCost } from '../shared/landed-cost/use-landed-cost.ts'
import { usePathParams } from '../shared/params.ts'
import { toList } from '../shared/to-list.ts'
import { useConfiguration } from '../shared/use-configuration.ts'
import { useLoggedIn } from '../shared/visit.ts'
import { Gone } from './Gone.tsx'
import { GoodsEntry } from './GoodsEntry.tsx'
import { ReportList } from './ReportList.tsx'
import { type PublicGoods, type PublicList, toItem } from './to-item.ts'

/** `/list/{code}`: the list of a shopper for everybody, which the server renders. */
export default function PublicListScreen() {
  const { code = '' } = usePathParams()
  const found = useCall('GET /public_lists/{code}', { params: { code } }, { staleMs: 5 * 60_000 })
  const skeleton = (
    <div className="wrap pt-8 pb-14">
      <Skeleton kind="rows" count={6} />
    </div>
  )
  return (
    <Loaded of={found} skeleton={skeleton}>
      {({ list }) => (list ? <List code={code} list={list} /> : <Gone words={say} />)}
    </Loaded>
  )
}

function List({ code, list }: { code: string; list: PublicList }) {
  const { title, intro, shown_name: name, goods, creator_code: creator } = list
  const inPage = useDeferredValue(useInPage())
  const [country, setCountry] = useState<string | undefined>(undefined)
  const site = useConfiguration()?.WEBSITE_NAME ?? 'Longhaul'
  useEffect(() => {
    if (creator) carryCreator(creator)
  }, [creator])
  useHead({
    title,
    description: intro || say.description(name, goods.length),
    canonical: to.publicList(code),
  })
  return (
    <div className="wrap pt-8 pb-14 max-md:pt-4">
      <header className="mb-6 max-w-text">
        <p className="text-sm text-ink-2">
          {say.by(name, goods.length, warehouseFormat.date(list.updated_at))}
        </p>
        <h1 tabIndex={-1} className="mt-1 wrap-anywhere" lang={langOf(title)}>
          {title}
        </h1>
        {intro && (
          <p className="mt-2 text-pretty wrap-anywhere" lang={langOf(intro)}>
            {intro}
          </p>
        )}
        <p className="mt-3 text-sm text-ink-2">
          {sentences(say.whose(name), creator ? say.earnsShared(site) : say.earns(site))}
        </p>
      </header>
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_360px] lg:items-start">
        {/* First, as on a phone: what all of it costs is what a visitor wants to know. */}
        <div className="grid grid-cols-1 gap-4 lg:order-2">
          {/* As high as it will be, so that the goods stay where they are. */}
          <div className="min-h-96">{inPage && <Together goods={goods} onCountry={setCountry} />}</div>
          <CopyList code={code} />
        </div>
        <ul className="min-w-0 lg:order-1" aria-label={title}>
          <Goods goods={goods} country={country} />
        </ul>
      </div>
      <div className="mt-8 grid max-w-text grid-cols-1 gap-4">
        <p className="text-sm text-ink-2">{say.sources}</p>
        <ReportList code={code} />
      </div>
    </div>
  )
}

/**
 * One of each in one package to the door, by the visitor's country, which can be changed and is remembered
 * for the other pages of the visit. Only in the browser: what the server sends is the same for everybody.
 */
function Together({
  goods,
  onCountry,
}: {
  goods: readonly PublicGoods[]
  onCountry: (country: string | undefined) => void
}) {
  const cost = useLandedCost(goods.slice(0, PACKAGE_ROWS_MAX).map(toItem))
  const { country } = cost.wish
  useEffect(() => onCountry(country), [country, onCountry])
  return (
    <Card>
      <LandedCostSum
        cost={cost}
        title={
          goods.length > PACKAGE_ROWS_MAX ? say.firstTogether(PACKAGE_ROWS_MAX) : say.together(goods.length)
        }
      />
    </Card>
  )
}

/** Copies the list into the reader's own lists; a guest logs in first and comes back. */
function CopyList({ code }: { code: string }) {
  const navigate = useNavigate()
  const loggedIn = useLoggedIn()
  const copy = useSend('POST /public_lists/{code}/copy', { onDone: ({ id }) => navigate(toList(id)) })
  return (
    <div className="grid justify-items-start gap-2">
      {loggedIn ? (
        <Button
          type="primary"
          busy={copy.isPending && say.busy}
          onClick={() => copy.mutate({ params: { code }, body: {} })}
        >
          {say.copy}
        </Button>
      ) : (
        <ButtonLink type="primary" to={to.login(to.publicList(code))}>
          {say.copyLogin}
        </ButtonLink>
      )}
      <p className="text-sm text-ink-2">{say.copyHint}</p>
    </div>
  )
}

/**
 * The goods, each hydrated by itself: a hundred at once would hold up a tap. Memoised, because a change
 * around them would have all of them hydrated at once after all.
 */
const Goods = memo(({ goods, country }: { goods: PublicList['goods']; country: string | undefined }) =>
  goods.map((entry, at) => (
    // Frozen, and the same goods may be there twice.
    // oxlint-disable-next-line react/no-array-index-key
    <Suspense key={at}>
      <GoodsEntry goods={entry} country={country} />
    </Suspense>
  )),
)
