import type { Reply } from '@longhaul/contract/routes.ts'
import { wishWords } from '@longhaul/text/storefront/orders/wish-words.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { to } from '../links.ts'

type Restricted = Reply<'GET /cart'>['groups'][number]['items'][number]['restricted']
const say = wishWords.restricted

/** A one-line warning below an item that carriers refuse, shown wherever it can still be left out. */
export function RestrictedLine({ restricted }: { restricted: Restricted }) {
  if (restricted.length === 0) return null
  const forbidden = restricted.some((entry) => entry.forbidden)
  const names = restricted
    .filter((entry) => entry.forbidden === forbidden)
    .map((entry) => entry.name)
    .join(say.and)
  return (
    <p className={`mt-1 flex gap-1.5 text-sm ${forbidden ? 'text-bad' : 'text-warn'}`}>
      <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      <span>
        {forbidden ? say.forbidden(names) : say.limited(names)} <Link to={to.prohibited()}>{say.more}</Link>
      </span>
    </p>
  )
}
