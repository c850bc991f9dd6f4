import type { Reply } from '@longhaul/contract/routes.ts'
import { KEPT_SEARCH, KEPT_SHOP, searchPath } from '@longhaul/domain/favourites/kept-search.ts'
import { format, money } from '@longhaul/text/format.ts'
import { favouritesText as say } from '@longhaul/text/storefront/favourites/favourites.ts'
import { platformName } from '@longhaul/text/storefront/orders/order-words.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { IconButton } from '@longhaul/ui/button/IconButton.tsx'
import { GoodsPicture } from '@longhaul/ui/density/GoodsPicture.tsx'
import { Row } from '@longhaul/ui/density/Row.tsx'
import { Tag } from '@longhaul/ui/tag/Tag.tsx'
import Trash2 from 'lucide-react/icons/trash-2'
import type { ReactNode } from 'react'
import { to } from '../links.ts'
import { goodsName } from '../shared/goods-name.ts'
import { GoodsName } from '../shared/GoodsName.tsx'

type Goods = Omit<Reply<'GET /viewed_goods'>['items'][number], 'id' | 'viewed_at'>

/** Goods in a list: picture, name, seller, and what the page said when it was read. */
export function GoodsRow({
  goods,
  savedFen = null,
  when,
  action,
  children,
  removing,
  onRemove,
}: {
  goods: Goods
  savedFen?: number | null
  /** Since when they are in the list, in a sentence. */
  when: string
  /** Beside the button that removes them. */
  action?: ReactNode
  children?: ReactNode
  removing?: boolean | undefined
  onRemove: () => void
}) {
  const isSearch = goods.platform === KEPT_SEARCH
  const isShop = goods.platform === KEPT_SHOP
  const address = isSearch ? searchPath(goods.url) : to.goods(goods.url)
  const platform = isSearch ? say.search : isShop ? say.shop : goods.platform && platformName(goods.platform)
  const about = [platform, goods.seller_name].filter(Boolean)
  return (
    <Row
      // What a device keeps of goods has no picture.
      picture={
        goods.platform &&
        !isSearch &&
        !isShop && (
          <Link to={address} tabIndex={-1} aria-hidden="true">
            <GoodsPicture src={goods.image} size={88} />
          </Link>
        )
      }
      title={
        isShop ? (
          <a
            className={NAME}
            href={goods.url}
            target="_blank"
            rel="noreferrer noopener"
            aria-label={say.shopOpens(goods.title)}
          >
            <GoodsName of={goods} />
          </a>
        ) : (
          <Link className={NAME} to={address}>
            <GoodsName of={goods} />
          </Link>
        )
      }
    >
      <Price goods={goods} savedFen={savedFen} />
      <p className="text-sm text-ink-2">{[...about, when].join(' · ')}</p>
      <div className="mt-1 flex items-center gap-x-3">
        {action}
        <IconButton
          label={say.remove(goodsName(goods))}
          icon={<Trash2 />}
          disabled={removing ?? false}
          onClick={onRemove}
        />
      </div>
      {children}
    </Row>
  )
}

const NAME = 'line-clamp-2 text-ink no-underline hover:underline'

function Price({ goods, savedFen }: { goods: Goods; savedFen: number | null }) {
  const { price_fen: fen, read_at: at, is_sold_out: isSoldOut } = goods
  const by = fen !== null && savedFen !== null ? fen - savedFen : 0
  if (!at) return null
  const price = fen !== null && (goods.price_is_from ? say.from(money(fen)) : money(fen))
  return (
    <p className="num flex flex-wrap items-center gap-x-2 text-sm">
      {isSoldOut && <Tag tone="warn">{say.soldOut}</Tag>}
      {price ? <b className="font-semibold">{say.now(price, format.date(at))}</b> : say.unread}
      {by !== 0 && (
        <span className={by < 0 ? 'text-ink-2' : 'text-warn'}>
          {by > 0 ? say.dearer(money(by)) : say.cheaper(money(-by))}
        </span>
      )}
    </p>
  )
}
