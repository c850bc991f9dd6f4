import type { useCall } from '@longhaul/browser/calls/use-call.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { time } from '@longhaul/text/format.ts'
import { goodsText } from '@longhaul/text/storefront/goods/goods.ts'
import { platformName } from '@longhaul/text/storefront/orders/order-words.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { CopyButton } from '@longhaul/ui/copy/CopyButton.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { Tag } from '@longhaul/ui/tag/Tag.tsx'
import Link2 from 'lucide-react/icons/link-2'
import { type ReactNode, useEffect, useState } from 'react'
import { useConfiguration } from '../shared/use-configuration.ts'

const say = goodsText.link
/** On a telephone as tall as what usually takes its place, so that the form below stays where it is. */
const LOOKING =
  'grid grid-cols-1 content-start gap-4 rounded-card border border-line bg-surface p-4 max-sm:min-h-[318px] md:p-5'
type LookUpQuery = ReturnType<typeof useCall<'GET /products'>>
type LookUp = Reply<'GET /products'>

/** What the pasted text turned out to be: the clean link with its shop, or why there is none and what to do. */
export function LinkFacts({
  pasted,
  lookUp,
  looking,
}: {
  pasted: string
  lookUp: LookUpQuery
  looking: boolean
}) {
  const { data } = lookUp
  if (looking)
    return (
      <div className={LOOKING}>
        <div role="status">
          <p className="flex items-center gap-3">
            <span className="spinner text-primary" />
            {say.looking}
          </p>
          <Pasted text={pasted} />
        </div>
        <div
          className="grid grid-cols-[112px_minmax(0,1fr)] gap-4 sm:grid-cols-[200px_minmax(0,1fr)]"
          aria-hidden="true"
        >
          <Skeleton kind="thumb" />
          <Skeleton kind="lines" count={4} />
        </div>
      </div>
    )
  if (!data)
    return (
      <Note tone="warn" title={say.failed} action={<ReadAgain lookUp={lookUp} />}>
        <Pasted text={pasted} />
      </Note>
    )
  const { link, manual_url: address } = data
  if (link)
    return (
      <CleanLink
        name={platformName(link.platform)}
        url={link.canonical_url}
        page={data.page_url}
        agent={link.via_agent}
      >
        {link.platform === 'yupoo' && <AlbumNote />}
        <Outcome data={data} lookUp={lookUp} />
      </CleanLink>
    )
  if (address && data.reason === 'album')
    return (
      <CleanLink name={say.album} url={address} page={data.page_url} agent={null}>
        <AlbumNote />
      </CleanLink>
    )
  if (address && (data.product || data.trouble))
    return (
      <CleanLink name={say.otherShop} url={address} page={data.page_url} agent={null}>
        <Outcome data={data} lookUp={lookUp} />
      </CleanLink>
    )
  return (
    <Note tone="warn" title={say.noLink[whyNoLink(data)]}>
      {data.seller_id !== null && <p>{say.shopNumber(data.seller_id)}</p>}
      <Pasted text={pasted} />
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

/** Why less is known than could be, and what to do about it. Nothing where the page was read. */
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
  url,
  page,
  agent,
  children,
}: {
  name: string
  url: string
  page: string | null
  agent: string | null
  children: ReactNode
}) {
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Tag tone="primary" icon={<Link2 />}>
          {name}
        </Tag>
        <span className="flex min-w-0 flex-1 basis-60 items-center gap-1">
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
        </span>
        {agent && (
          <span className="text-sm text-ink-2">
            {say.via(agent.charAt(0).toUpperCase() + agent.slice(1))}
          </span>
        )}
      </div>
      {children}
    </div>
  )
}

/** The text as it was pasted. */
export function Pasted({ text }: { text: string }) {
  return (
    <p className="mt-2 text-sm text-ink-2">
      {say.pasted}
      <q className="code ms-2 line-clamp-3 break-all">{text}</q>
    </p>
  )
}
