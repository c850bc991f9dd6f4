import type { useCall } from '@longhaul/browser/calls/use-call.ts'
import { time } from '@longhaul/text/format.ts'
import { listed } from '@longhaul/text/marks.ts'
import { unreadText } from '@longhaul/text/storefront/goods/unread.ts'
import { goodsText } from '@longhaul/text/storefront/goods/goods.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { useEffect, useState } from 'react'
import { to } from '../links.ts'
import { SearchForm } from '../shared/SearchForm.tsx'
import { useConfiguration } from '../shared/use-configuration.ts'
import { Pasted } from './LinkFacts.tsx'
import { type LookUp, isAlbum, isOneOfSeveral, isPage } from './look-up.ts'
import { SeveralLinks } from './SeveralLinks.tsx'

const say = unreadText.link
type LookUpQuery = ReturnType<typeof useCall<'GET /products'>>

/**
 * Why the look-up found less than it could have, and what to do about it. Only rendered where there is
 * something to say (see `isShownInFull`).
 */
export function LinkOutcome({ lookUp }: { lookUp: LookUpQuery }) {
  const { data } = lookUp
  if (!data) return <Note tone="warn" title={say.failed} action={<ReadAgain lookUp={lookUp} />} />
  if (isPage(data))
    return (
      <>
        {isAlbum(data) && <AlbumNote />}
        {data.reason !== 'album' && <Outcome data={data} lookUp={lookUp} />}
      </>
    )
  return (
    <Note tone="warn" title={say.noLink[whyNoLink(data)]}>
      {data.seller_id !== null && <p>{say.shopNumber(data.seller_id)}</p>}
    </Note>
  )
}

/**
 * The key of the reason in the texts. A share code without a link, and a link without a page to open, need
 * different advice from the other reasons.
 */
function whyNoLink({ reason, platform, manual_url: address }: LookUp): string {
  if (reason === 'no_link' && platform) return 'share_code'
  if (reason === 'not_a_product' && !address) return 'no_page'
  return reason ?? 'no_link'
}

/** Explains that an album only shows goods that are sold elsewhere. */
const AlbumNote = () => <Note title={say.albumTitle}>{say.albumText}</Note>

/** The problem with the page, in words. */
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

/** Reads the page again; right after a failed attempt it says from when retrying will help. */
function ReadAgain({ lookUp }: { lookUp: LookUpQuery }) {
  const retryAt = lookUp.data?.retry_at ?? null
  const isTime = useReached(retryAt)
  if (retryAt !== null && !isTime) return <span className="text-sm">{say.retryFrom(time(retryAt))}</span>
  return (
    <Button
      size="small"
      guardMs={0}
      busy={lookUp.isFetching && goodsText.link.looking}
      onClick={() => void lookUp.refetch()}
    >
      {say.retry}
    </Button>
  )
}

/** Whether a moment has been reached; re-renders when it is. */
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

/** Refuses the link before anything is filled in, and lets the shopper paste a better one. */
export function RefusedLink({ pasted, data }: { pasted: string; data: LookUp }) {
  const reason = data.reason ?? ''
  return (
    <div className="mx-auto grid max-w-text grid-cols-1 gap-6">
      <Note tone="warn" title={say.noLink[reason]}>
        {say.instead[reason]}
        {reason === 'outside_china' && (
          <p className="mt-2">
            <Link to={to.help(2)}>{say.whichShops}</Link>
          </p>
        )}
        <Pasted text={pasted} />
      </Note>
      <SearchForm look="hero" label={unreadText.paste.label} />
      {isOneOfSeveral(data) && <SeveralLinks pasted={pasted} data={data} refused />}
    </div>
  )
}

/**
 * Warns of goods that carriers refuse before they are added to the cart, not after they are paid for. A hint
 * based on words, not a verdict.
 */
export function RestrictedNote({ restricted }: { restricted: LookUp['restricted'] }) {
  const names = (forbidden: boolean) =>
    listed(restricted.filter((entry) => entry.forbidden === forbidden).map((entry) => entry.name))
  const forbidden = names(true)
  const limited = names(false)
  return (
    <Note tone={forbidden ? 'bad' : 'warn'} title={unreadText.restricted.title}>
      {forbidden && <p>{unreadText.restricted.forbidden(forbidden)}</p>}
      {limited && <p>{unreadText.restricted.limited(limited)}</p>}
      <Link to={to.prohibited()}>{unreadText.restricted.more}</Link>
    </Note>
  )
}
