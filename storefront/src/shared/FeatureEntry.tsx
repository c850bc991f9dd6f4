import { useChunk } from '@longhaul/browser/chunk/use-chunk.ts'
import { shellText } from '@longhaul/text/storefront/shell/shell.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { notice } from '@longhaul/ui/dialog/ask.tsx'
import type { ReactNode } from 'react'
import { to } from '../links.ts'
import { useConfiguration } from './use-configuration.ts'

type Looks = { className?: string; icon?: ReactNode }

/**
 * Links to the shipping estimate once the operator has opened it; until then it shows the notice of
 * docs/rules/content.md.
 */
export function EstimateEntry({ className, icon }: Looks) {
  const open = useConfiguration()?.features.shipping_estimate ?? false
  const notifyClosed = useClosedNotice()
  const face = (
    <>
      {icon}
      {shellText.shippingEstimate}
    </>
  )
  return open ? (
    <Link className={className} to={to.estimate()}>
      {face}
    </Link>
  ) : (
    <button type="button" className={className} onClick={notifyClosed}>
      {face}
    </button>
  )
}

/**
 * For a header entry that is closed for now (docs/rules/content.md): it shows the given notice, word for
 * word, with a single Confirm, and does not navigate.
 */
function useClosedNotice(): () => void {
  // The catalogue of every refusal, which no page needs from the start.
  const find = useChunk(() => import('@longhaul/text/errors/errors.ts'))
  return () => void find().then(({ errorText }) => notice(errorText.reasons.feature_closed))
}

/** Links to the community's own site once the operator has opened it; until then it shows the notice. */
export function CommunityEntry({ className, icon }: Looks) {
  const address = useConfiguration()?.community_url ?? ''
  const notifyClosed = useClosedNotice()
  const face = (
    <>
      {icon}
      {shellText.community}
    </>
  )
  return address ? (
    <a className={className} href={address} rel="noopener">
      {face}
    </a>
  ) : (
    <button type="button" className={className} onClick={notifyClosed}>
      {face}
    </button>
  )
}
