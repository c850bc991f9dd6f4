import type { useCall } from '@longhaul/browser/calls/use-call.ts'
import { time } from '@longhaul/text/format.ts'
import { unreadText } from '@longhaul/text/storefront/goods/unread.ts'
import { goodsText } from '@longhaul/text/storefront/goods/goods.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { useEffect, useState } from 'react'
import { useConfiguration } from '../shared/use-configuration.ts'
import { type LookUp, isAlbum, isPage } from './look-up.ts'

const say = unreadText.link
type LookUpQuery = ReturnType<typeof useCall<'GET /products'>>

/** Why less is known than could be, and what to do about it; where there is something to say (`isAllSaid`). */
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
      busy={lookUp.isFetching && goodsText.link.looking}
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
