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
import { Page } from '../shared/Page.tsx'
import { SearchForm } from '../shared/SearchForm.tsx'
import { useConfiguration } from '../shared/use-configuration.ts'
import { useLoggedIn } from '../shared/visit.ts'
import { type LookUp, isAlbum, isOneOfSeveral, isShownInFull } from './look-up.ts'
import { SeveralLinks } from './SeveralLinks.tsx'

const say = unreadText.link
type LookUpQuery = ReturnType<typeof useCall<'GET /products'>>

/** What kept the look-up from finding more, and whether reading the page again may help. */
export type Trouble = { title: string; text: string; canRetry: boolean }

/** Why there is less than a product's page, and what can still be done; null where everything was read. */
export function useTrouble({ data, isPending }: LookUpQuery): Trouble | null {
  const configuration = useConfiguration()
  if (isPending || (data && isShownInFull(data))) return null
  const { review_hours_min: min, review_hours_max: max } = configuration ?? NO_HOURS
  if (!data) return { ...say.failed, canRetry: true }
  if (isAlbum(data)) return { title: say.albumTitle, text: say.albumText, canRetry: false }
  const found = data.trouble && say.troubles[data.trouble]
  const { title, text } = found ?? (data.link ? say.unreadable : say.unreadShop)
  return { title, text: text(min, max), canRetry: data.trouble === 'unreachable' }
}

const NO_HOURS = { review_hours_min: 0, review_hours_max: 0 }

/** A product's page that was read, but not without trouble. */
export function LinkOutcome({ trouble, lookUp }: { trouble: Trouble; lookUp: LookUpQuery }) {
  const { title, text, canRetry } = trouble
  return (
    <Note tone="warn" title={title} action={canRetry && <ReadAgain lookUp={lookUp} />}>
      {text}
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

/** Reads the page again; right after a failed attempt it says from when retrying will help. */
export function ReadAgain({ lookUp }: { lookUp: LookUpQuery }) {
  const retryAt = lookUp.data?.retry_at ?? null
  const isTime = useReached(retryAt)
  if (retryAt !== null && !isTime) return <span className="text-sm">{say.retryFrom(time(retryAt))}</span>
  return (
    <Button
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

/** Instead of a form that would not help: why there is no link to order from, and a box for a better one. */
export function NoLink({ pasted, data }: { pasted: string; data: LookUp }) {
  const { where } = unreadText
  const loggedIn = useLoggedIn()
  const reason = whyNoLink(data)
  return (
    <Page title={say.noLink[reason] ?? goodsText.title} lead={say.instead[reason]}>
      <div className="grid grid-cols-1 gap-6">
        {data.seller_id !== null && <p>{say.shopNumber(data.seller_id)}</p>}
        {reason === 'outside_china' && (
          <p>
            <Link to={to.help(2)}>{say.whichShops}</Link>
          </p>
        )}
        <figure className="max-w-text justify-self-start rounded-card bg-kraft-tint px-5 py-3">
          <figcaption className="text-sm text-ink-2">{goodsText.link.pasted}</figcaption>
          <blockquote className="code line-clamp-3 break-all">{pasted}</blockquote>
        </figure>
        <SearchForm look="hero" label={unreadText.paste.label} />
        {isOneOfSeveral(data) && <SeveralLinks pasted={pasted} data={data} refused />}
        <section>
          <h2 className="text-xl">{where.title}</h2>
          <ul className="mt-2 grid grid-cols-1 gap-x-8 gap-y-3 md:grid-cols-3">
            {where.apps.map(([app, how]) => (
              <li key={app} className="border-t border-line pt-2">
                <b className="block font-semibold">{app}</b>
                <span className="text-ink-2">{how}</span>
              </li>
            ))}
          </ul>
        </section>
        <p className="flex flex-wrap items-center gap-x-3">
          <b className="font-semibold">{where.none}</b>
          <Link className="py-2" to={loggedIn ? to.messages() : to.contact()}>
            {where.describe}
          </Link>
        </p>
      </div>
    </Page>
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
