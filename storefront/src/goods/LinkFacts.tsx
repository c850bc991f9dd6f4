import type { useCall } from '@longhaul/browser/calls/use-call.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { time } from '@longhaul/text/format.ts'
import { goodsText } from '@longhaul/text/storefront/goods/goods.ts'
import { platformName } from '@longhaul/text/storefront/orders/order-words.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { CopyButton } from '@longhaul/ui/copy/CopyButton.tsx'
import { useCalm } from '@longhaul/ui/loading/Loading.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { Tag } from '@longhaul/ui/tag/Tag.tsx'
import Link2 from 'lucide-react/icons/link-2'
import { useEffect, useState } from 'react'
import { langOf } from '../shared/goods-name.ts'
import { useConfiguration } from '../shared/use-configuration.ts'

const say = goodsText.link
/** One line, whatever comes of the look-up: what stands below stays where it is. */
const LINE = 'flex min-h-11 min-w-0 items-center gap-x-3'
type LookUpQuery = ReturnType<typeof useCall<'GET /products'>>
type LookUp = Reply<'GET /products'>

/** What the pasted text turned out to be, in one line: the clean link with its shop, or the text as it was pasted. */
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
  if (!data || !url || !isPage(data))
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

/** Whether there is a page to open and to buy from. */
const isPage = ({ link, reason, product, trouble }: LookUp): boolean =>
  Boolean(link ?? product ?? trouble) || reason === 'album'

/** Why less is known than could be, and what to do about it. Nothing where the page was read. */
export function LinkOutcome({ lookUp }: { lookUp: LookUpQuery }) {
  const { data, isPending } = lookUp
  if (isPending) return null
  if (!data) return <Note tone="warn" title={say.failed} action={<ReadAgain lookUp={lookUp} />} />
  const isAlbum = data.link?.platform === 'yupoo' || (!data.link && data.reason === 'album')
  if (isPage(data))
    return (
      <>
        {isAlbum && <AlbumNote />}
        {data.reason !== 'album' && <Outcome data={data} lookUp={lookUp} />}
      </>
    )
  return (
    <Note tone="warn" title={say.noLink[whyNoLink(data)]}>
      {data.seller_id !== null && <p>{say.shopNumber(data.seller_id)}</p>}
    </Note>
  )
}

/** The reason in words of the texts: a code without a link, or a link with nothing to open behind it, needs other advice than the rest. */
function whyNoLink({ reason, platform, manual_url: address }: LookUp): string {
  if (reason === 'no_link' && platform) return 'share_code'
  if (reason === 'not_a_product' && !address) return 'no_page'
  return reason ?? 'no_link'
}

/** An album shows what is sold somewhere else. */
const AlbumNote = () => <Note title={say.albumTitle}>{say.albumText}</Note>

/** The trouble with the page, in words. */
function Outcome({ data, lookUp }: { data: LookUp; lookUp: LookUpQuery }) {
  const configuration = useConfiguration()
  if (!configuration) return null
  const { review_hours_min: min, review_hours_max: max } = configuration
  const trouble = data.trouble ? say.troubles[data.trouble] : undefined
  if (trouble)
    return (
      <Note
        tone={data.trouble === 'blocked' ? 'info' : 'warn'}
        title={trouble.title}
        action={data.trouble === 'unreachable' && <ReadAgain lookUp={lookUp} />}
      >
        {trouble.text(min, max)}
      </Note>
    )
  return data.product ? null : <Note>{say.unreadable(min, max)}</Note>
}

/** Reads the page again; where it was tried a moment ago, from when on that helps. */
function ReadAgain({ lookUp }: { lookUp: LookUpQuery }) {
  const retryAt = lookUp.data?.retry_at ?? null
  const isTime = useReached(retryAt)
  if (retryAt !== null && !isTime) return <span className="text-sm">{say.retryFrom(time(retryAt))}</span>
  return (
    <Button
      size="small"
      guardMs={0}
      busy={lookUp.isFetching && say.looking}
      onClick={() => void lookUp.refetch()}
    >
      {say.retry}
    </Button>
  )
}

/** Whether a moment has come; looked at again when it does. */
function useReached(moment: string | null): boolean {
  const [, setSeen] = useState(0)
  const leftMs = moment === null ? 0 : new Date(moment).getTime() - Date.now()
  useEffect(() => {
    if (leftMs <= 0) return undefined
    const timer = setTimeout(() => setSeen((count) => count + 1), leftMs + 50)
    return () => clearTimeout(timer)
  }, [leftMs])
  return leftMs <= 0
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

/** The text as it was pasted. */
export function Pasted({ text }: { text: string }) {
  return (
    <p className="min-w-0 text-sm text-ink-2">
      {say.pasted}
      <q className="code ms-2 line-clamp-3 break-all">{text}</q>
    </p>
  )
}
