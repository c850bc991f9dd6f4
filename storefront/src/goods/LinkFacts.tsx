import type { useCall } from '@longhaul/browser/calls/use-call.ts'
import { goodsText } from '@longhaul/text/storefront/goods/goods.ts'
import { platformName } from '@longhaul/text/storefront/orders/order-words.ts'
import { CopyButton } from '@longhaul/ui/copy/CopyButton.tsx'
import { useCalm } from '@longhaul/ui/loading/Loading.tsx'
import { Tag } from '@longhaul/ui/tag/Tag.tsx'
import Link2 from 'lucide-react/icons/link-2'
import { langOf } from '../shared/goods-name.ts'
import { isWithoutLink } from './look-up.ts'

const say = goodsText.link
/** One line whatever the look-up returns, so that nothing below moves. */
const LINE = 'flex min-h-11 min-w-0 items-center gap-x-3'
type LookUpQuery = ReturnType<typeof useCall<'GET /products'>>

/**
 * What the pasted text was recognised as, on one line: the clean link with its shop, or the pasted text
 * itself.
 */
export function LinkLine({ pasted, lookUp }: { pasted: string; lookUp: LookUpQuery }) {
  const looking = useCalm(lookUp.isPending)
  const { data } = lookUp
  if (looking)
    return (
      <p className={LINE} role="status">
        <span className="spinner text-primary" />
        {say.looking}
      </p>
    )
  const url = data?.link?.canonical_url ?? data?.manual_url
  if (!data || !url || isWithoutLink(data))
    return <div className={LINE}>{lookUp.isPending ? null : <Pasted text={pasted} />}</div>
  const { link, product } = data
  const name = link ? platformName(link.platform) : data.reason === 'album' ? say.album : say.otherShop
  return (
    <CleanLink
      name={name}
      seller={product?.seller_name ?? ''}
      url={url}
      page={data.page_url}
      agent={link?.via_agent ?? null}
    />
  )
}

function CleanLink({
  name,
  seller,
  url,
  page,
  agent,
}: {
  name: string
  seller: string
  url: string
  page: string | null
  agent: string | null
}) {
  return (
    <div className={LINE}>
      <Tag tone="primary" icon={<Link2 />}>
        {name}
      </Tag>
      {seller && (
        <span className="shrink-0 text-sm text-ink-2 max-md:hidden">
          {goodsText.product.seller} <span lang={langOf(seller)}>{seller}</span>
        </span>
      )}
      <a
        className="code min-w-0 truncate"
        href={page ?? url}
        target="_blank"
        rel="noreferrer noopener"
        aria-label={say.open(name)}
      >
        {url.replace(/^https?:\/\//, '')}
      </a>
      <CopyButton text={url} what={say.copyWhat} />
      {agent && (
        <span className="shrink-0 text-sm text-ink-2 max-md:hidden">
          {say.via(agent.charAt(0).toUpperCase() + agent.slice(1))}
        </span>
      )}
    </div>
  )
}

/** The pasted text, unchanged. */
function Pasted({ text }: { text: string }) {
  return (
    <p className="min-w-0 text-sm text-ink-2">
      {say.pasted}
      <q className="code ms-2 line-clamp-3 break-all">{text}</q>
    </p>
  )
}
