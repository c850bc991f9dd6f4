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
import { useConfiguration } from '../shared/use-configuration.ts'
import { type LookUp, isAlbum, isShownInFull } from './look-up.ts'

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
