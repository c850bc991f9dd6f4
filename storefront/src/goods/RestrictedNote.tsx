import type { Reply } from '@longhaul/contract/routes.ts'
import { listed } from '@longhaul/text/marks.ts'
import { unreadText } from '@longhaul/text/storefront/goods/unread.ts'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { Link } from '../shared/Link.tsx'
import { to } from '../links.ts'

const say = unreadText.restricted

/** Warns of goods that carriers refuse before they are added to the cart, not after they are paid for. A hint based on words, not a verdict. */
export function RestrictedNote({ restricted }: { restricted: Reply<'GET /products'>['restricted'] }) {
  const names = (forbidden: boolean) =>
    listed(restricted.filter((entry) => entry.forbidden === forbidden).map((entry) => entry.name))
  const forbidden = names(true)
  const limited = names(false)
  return (
    <Note tone={forbidden ? 'bad' : 'warn'} title={say.title}>
      {forbidden && <p>{say.forbidden(forbidden)}</p>}
      {limited && <p>{say.limited(limited)}</p>}
      <Link to={to.prohibited()}>{say.more}</Link>
    </Note>
  )
}
