import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { LANGUAGES } from '@longhaul/domain/languages.ts'
import { money, monthName } from '@longhaul/text/format.ts'
import { pageLang } from '@longhaul/text/lang.ts'
import { knowledgeText } from '@longhaul/text/storefront/goods/knowledge.ts'
import { platformName } from '@longhaul/text/storefront/orders/order-words.ts'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { Mat } from '@longhaul/ui/mat/Mat.tsx'
import { Table } from '@longhaul/ui/table/Table.tsx'
import { FavouriteButton } from '../shared/favourites/FavouriteButton.tsx'
import { to } from '../links.ts'
import { ButtonLink } from '../shared/ButtonLink.tsx'
import { LandedCostSum } from '../shared/landed-cost/LandedCostSum.tsx'
import { useLandedCost } from '../shared/landed-cost/use-landed-cost.ts'
import { langOf } from '../shared/goods-name.ts'
import { Page } from '../shared/Page.tsx'
import { usePathParams } from '../shared/params.ts'
import { EarlierPhotos, useEarlierPhotos } from './EarlierPhotos.tsx'
import { NotWeighed, OurScale, WentWrong, seenOf } from './OurScale.tsx'
import type { GoodsKnowledge } from './use-goods-knowledge.ts'

type Known = Reply<'GET /goods/{marketplace}/{item}/knowledge'>

const say = knowledgeText.product

/**
 * `/goods/{marketplace}/{item}`: everything our warehouse knows about a product, for anyone who received its
 * address or pasted its link.
 */
export default function ProductScreen() {
  const { marketplace = '', item = '' } = usePathParams()
  const knowledge = useCall(
    'GET /goods/{marketplace}/{item}/knowledge',
    { params: { marketplace, item }, query: {} },
    { staleMs: 5 * 60_000 },
  )
  // The photos are at the top of the page: everything below would move if they arrived after it.
  const photos = useEarlierPhotos({ platform: marketplace, item_id: item })
  const skeleton = (
    <div className="wrap pt-8 pb-14">
      <Skeleton kind="card" />
    </div>
  )
  if (photos.isPending) return skeleton
  return (
    <Loaded of={knowledge} skeleton={skeleton}>
      {(known) => <Product known={known} knowledge={knowledge} />}
    </Loaded>
  )
}

function Product({ known, knowledge }: { known: Known; knowledge: NonNullable<GoodsKnowledge> }) {
  const { marketplace, item_id: item, page, seen } = known
  const [name, other] = namesOf(known, say.unnamed(platformName(marketplace), item))
  return (
    <Page
      title={name}
      heading={<span lang={langOf(name)}>{name}</span>}
      lead={
        <>
          {other && <span lang={langOf(other)}>{other} · </span>}
          {say.lead}
        </>
      }
      actions={
        page && (
          <>
            <FavouriteButton url={page.url} title={page.title || name} name={name} />
            <ButtonLink type="primary" to={to.goods(page.url)}>
              {say.order}
            </ButtonLink>
          </>
        )
      }
    >
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_360px] lg:items-start">
        <div className="grid min-w-0 grid-cols-1 gap-8">
          <EarlierPhotos link={{ platform: marketplace, item_id: item }} />
          {seen && <Trade seen={seen} />}
        </div>
        <div className="grid grid-cols-1 gap-8">
          <WarehouseMeasurements of={knowledge} />
          {page && <ToDoor url={page.url} />}
        </div>
      </div>
    </Page>
  )
}

/** The name that the reader can read, and the seller's own name if it differs. */
function namesOf(known: Known, unnamed: string): [name: string, other: string] {
  if (!known.page?.title) return [unnamed, '']
  const { title, helper_title: helper } = known.page
  return LANGUAGES[pageLang].script === 'latin' && helper !== '' ? [helper, title] : [title, '']
}

/** What we know about a product, in a column: the measurements, or what its kind weighs. */
function WarehouseMeasurements({ of: { data, isError } }: { of: NonNullable<GoodsKnowledge> }) {
  if (isError && !data) return <p className="text-sm text-ink-2">{knowledgeText.seen.failed}</p>
  if (!data) return <Skeleton kind="lines" count={4} />
  const seen = seenOf(data)
  return (
    <Mat>
      <div className="grid grid-cols-1 gap-4">
        {seen ? <OurScale seen={seen} known={data} /> : <NotWeighed known={data} />}
        {seen && <WentWrong seen={seen} />}
      </div>
    </Mat>
  )
}

function ToDoor({ url }: { url: string }) {
  const cost = useLandedCost([{ url }])
  return (
    <Card>
      <LandedCostSum cost={cost} title={say.door} />
    </Card>
  )
}

/** What we paid month by month, and how it was shipped. */
function Trade({ seen: { prices, lines } }: { seen: NonNullable<Known['seen']> }) {
  return (
    <div className="grid grid-cols-1 gap-8">
      {prices.length > 0 && (
        <section>
          <h2 className="mb-2 text-lg">{say.prices}</h2>
          <Card flush>
            <Table
              caption={say.prices}
              captionHidden
              rows={prices.toReversed()}
              rowKey={(row) => row.month}
              columns={[
                { head: say.month, names: true, render: (row) => monthName(row.month) },
                {
                  head: say.bought,
                  align: 'end',
                  inLine: 'below',
                  inCard: true,
                  render: (row) => row.pieces,
                },
                { head: say.price, align: 'end', inLine: 'end', render: (row) => money(row.price_fen) },
              ]}
            />
          </Card>
        </section>
      )}
      {lines.length > 0 && (
        <section>
          <h2 className="mb-2 text-lg">{say.ways}</h2>
          <Card flush>
            <Table
              caption={say.ways}
              captionHidden
              rows={lines}
              rowKey={(row) => row.line_id}
              columns={[
                { head: say.way, names: true, render: (row) => row.name },
                { head: say.sent, align: 'end', inLine: 'end', inCard: true, render: (row) => row.sent },
                {
                  head: say.returned,
                  align: 'end',
                  inLine: 'below',
                  inCard: true,
                  render: (row) => row.returned,
                },
              ]}
            />
          </Card>
        </section>
      )}
    </div>
  )
}
