import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { workText as words } from '@longhaul/text/console/shell/work.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { nearDay } from '@longhaul/ui/time/near-day.ts'
import { useNow } from '@longhaul/ui/time/use-page-time.ts'
import { to } from '../links.ts'
import { DESKS } from './desks.ts'

type Mention = Reply<'GET /staff/mentions'>['items'][number]

/** The notes that name the user, until they say that they have seen them. */
export function Mentions() {
  const { data } = useCall('GET /staff/mentions')
  if (!data || data.items.length === 0) return null
  return (
    <Card title={words.mentions}>
      <ul className="grid gap-3">
        {data.items.map((mention) => (
          <Row key={mention.id} mention={mention} />
        ))}
      </ul>
    </Card>
  )
}

function Row({ mention }: { mention: Mention }) {
  const now = useNow()
  const see = useSend('POST /staff/mentions/{id}/seen')
  const { name, link } = subjectOf(mention)
  return (
    <li className="flex items-start justify-between gap-3">
      <span className="grid min-w-0 wrap-anywhere">
        <Link to={link}>{words.mention(mention.named_by_name, name)}</Link>
        <small className="text-ink-2">{nearDay(mention.named_at, { now, inPage: true })}</small>
      </span>
      <Button
        size="smallest"
        busy={see.isPending && words.seen}
        onClick={() => see.mutate({ params: { id: mention.id }, body: {} })}
      >
        {words.seen}
      </Button>
    </li>
  )
}

/** What a note is about, in words, and its address. */
function subjectOf({ kind, subject_id: id }: Mention): { name: string; link: string } {
  switch (kind) {
    case 'shopper':
      return { name: words.subjects.shopper, link: to.shopper(id) }
    case 'lead':
      return { name: words.subjects.lead, link: to.leads(id) }
    case 'conversation':
      return { name: words.subjects.conversation, link: to.conversations(id) }
    case 'shift_note':
      return { name: words.subjects.shift_note, link: to.home() }
    default:
      return { name: DESKS[kind].name, link: DESKS[kind].at({ id }) }
  }
}
