import type { Reply } from '@longhaul/contract/routes.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { platformName } from '@longhaul/text/storefront/orders/order-words.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { CopyButton } from '@longhaul/ui/copy/CopyButton.tsx'
import { Tag } from '@longhaul/ui/tag/Tag.tsx'
import ExternalLink from 'lucide-react/icons/external-link'
import type { ReactNode } from 'react'
import { to } from '../links.ts'
import { Line } from './layout/Line.tsx'
import { ShopperLink } from './ShopperLink.tsx'
import { GoodsCard } from './goods/GoodsCard.tsx'

export type StaffItem = Reply<'GET /staff/order_items'>['items'][number]

/** The shopper of an item, and the language to write to them in. */
export const shopperOf = (item: StaffItem): string =>
  consoleWords.reads(
    consoleWords.shopperOf(item.shopper_name, item.shopper_code),
    consoleWords.speaks[item.shopper_lang],
  )

/** The head of an item's panel: the shopper, the seller's title to copy, and a link to the product page. */
export function ItemSubject({ item, children }: { item: StaffItem; children?: ReactNode }) {
  return (
    <GoodsCard size="l" goods={item} beside={<CopyButton text={item.title} what={consoleWords.title} />}>
      <Line as="p">
        <Tag>{platformName(item.platform)}</Tag>
        {item.seller_name && <span lang="zh-Hans">{item.seller_name}</span>}
        <Link className="code" to={to.order(item.order_id)}>
          {item.order_number}
        </Link>
        <span className="muted">
          <ShopperLink id={item.shopper_id} name={item.shopper_name} code={item.shopper_code} />{' '}
          {consoleWords.speaks[item.shopper_lang]}
        </span>
      </Line>
      <Line as="p">
        <PageLink item={item} />
        {children}
      </Line>
    </GoodsCard>
  )
}

/** Link to the product page at the seller. Anything but an http(s) address stays plain text. */
export function PageLink({ item, small = false }: { item: Pick<StaffItem, 'url'>; small?: boolean }) {
  if (!/^https?:\/\//i.test(item.url)) return <span className="code">{item.url}</span>
  return (
    <a href={item.url} target="_blank" rel="noopener noreferrer" className="inline-flex items-center gap-1">
      <ExternalLink className={small ? 'size-4' : 'size-5'} />
      {consoleWords.openPage}
      <span className="sr-only">({consoleWords.newTab})</span>
    </a>
  )
}

/** Opens the product page in a new tab, as the link does. */
export function openPage(url: string): void {
  if (/^https?:\/\//i.test(url)) window.open(url, '_blank', 'noopener,noreferrer')
}
