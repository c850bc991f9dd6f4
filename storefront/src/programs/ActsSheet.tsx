import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { programsText } from '@longhaul/text/storefront/programs/programs.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { Sheet } from '@longhaul/ui/dialog/Sheet.tsx'
import { Money } from '@longhaul/ui/money/Money.tsx'
import { Tag } from '@longhaul/ui/tag/Tag.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { to } from '../links.ts'

const words = programsText.acts
type Token = Reply<'GET /tokens'>['items'][number]
type Act = Reply<'GET /tokens/{id}/acts'>['items'][number]

/** The last things that a program did, and what each cost. */
export function ActsSheet({ token, onClose }: { token: Token; onClose: () => void }) {
  const acts = useCall('GET /tokens/{id}/acts', { params: { id: token.id }, query: { limit: 50 } })
  return (
    <Sheet open title={words.title(token.name)} onClose={onClose}>
      <Loaded of={acts}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="text-ink-2">{words.none}</p>
          ) : (
            <ul className="border-t border-line">
              {items.map((act) => (
                <li key={act.id} className="flex flex-wrap items-center gap-x-4 border-b border-line py-3">
                  <div className="min-w-0 flex-1">
                    <p className="flex flex-wrap items-center gap-2">
                      <Named act={act} />
                      {act.outcome === 'approved' && <Tag>{words.approved}</Tag>}
                    </p>
                    <p className="text-sm text-ink-2">
                      <DateTime at={act.created_at} />
                    </p>
                  </div>
                  {act.amount_fen > 0 && <Money fen={act.amount_fen} />}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Sheet>
  )
}

function Named({ act }: { act: Act }) {
  const name = words.did[act.route] ?? words.other
  if (act.subject_kind === 'order') return <Link to={to.order(act.subject_id)}>{name}</Link>
  if (act.subject_kind === 'parcel') return <Link to={to.parcel(act.subject_id)}>{name}</Link>
  if (act.subject_kind === 'payment') return <Link to={to.payResult(act.subject_id)}>{name}</Link>
  return name
}
