import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { sentences } from '@longhaul/text/sentences.ts'
import { publicListText as say } from '@longhaul/text/storefront/lists/public-list.ts'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { useInPage } from '@longhaul/ui/time/use-page-time.ts'
import { Suspense, memo, useDeferredValue, useEffect, useState } from 'react'
import { to } from '../links.ts'
import { carryCreator } from '../shared/creator-link.ts'
import { langOf } from '../shared/goods-name.ts'
import { useHead } from '../shared/head.ts'
import { usePathParams } from '../shared/params.ts'
import { useConfiguration } from '../shared/use-configuration.ts'
import { CopyList } from './CopyList.tsx'
import { Gone } from './Gone.tsx'
import { GoodsEntry } from './GoodsEntry.tsx'
import { ReportList } from './ReportList.tsx'
import { Together } from './Together.tsx'
import type { PublicList } from './to-item.ts'
import { warehouseDate } from './warehouse-date.ts'

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
        <p className="text-sm text-ink-2">{say.by(name, goods.length, warehouseDate(list.updated_at))}</p>
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
