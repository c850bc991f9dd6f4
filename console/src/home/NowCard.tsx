import { homeText } from '@longhaul/text/console/home/home.ts'
import { number } from '@longhaul/text/format.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { useNavigate } from '@longhaul/ui/address/router.tsx'
import { buttonLook } from '@longhaul/ui/button/look.ts'
import { KeyHint } from '../shared/Key.tsx'
import { Promised } from '../shared/Promised.tsx'
import { useShortcuts } from '../shared/shortcuts.ts'
import type { OpenQueue } from './Queues.tsx'

const words = homeText.now

/** The most urgent of the user's queues, which Enter opens; nothing when none of them waits for staff. */
export function NowCard({ queues }: { queues: readonly OpenQueue[] }) {
  const first = mostUrgent(queues)
  return first ? <Now queue={first} /> : null
}

function Now({ queue: { id, link, size } }: { queue: OpenQueue }) {
  const navigate = useNavigate()
  useShortcuts([{ keys: 'Enter', does: words.does, act: () => navigate(link) }])
  return (
    <section className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-primary bg-surface px-4 py-4">
      <div>
        <p className="text-sm text-ink-2">{words.title}</p>
        <h2>{words.what(homeText.queues[id].name, number(size.count))}</h2>
        {size.promise && <Promised promise={size.promise} />}
      </div>
      <Link to={link} {...buttonLook('primary')}>
        <span className="flex items-center gap-2">
          {words.go} <KeyHint>↵</KeyHint>
        </span>
      </Link>
    </section>
  )
}

/** Late ones first, then what is due first of what was promised, then the longest queue. */
const mostUrgent = (queues: readonly OpenQueue[]): OpenQueue | undefined =>
  queues
    .filter(({ counted, size }) => counted && size.count > 0)
    .toSorted(
      (a, b) =>
        Number(b.size.late > 0) - Number(a.size.late > 0) ||
        (a.size.promise?.by ?? LAST).localeCompare(b.size.promise?.by ?? LAST) ||
        b.size.count - a.size.count,
    )[0]

/** Sorts after every moment. */
const LAST = '9'
