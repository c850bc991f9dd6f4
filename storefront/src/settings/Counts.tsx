import { number } from '@longhaul/text/format.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'

export type Count = { name: string; count: number; to: string }

/** Counts, each linked to its list; zero counts are left out. */
export function Counts({ counts, none }: { counts: readonly Count[]; none: string }) {
  const some = counts.filter(({ count }) => count > 0)
  if (some.length === 0) return <p className="text-ink-2">{none}</p>
  return (
    <ul>
      {some.map(({ name, count, to }) => (
        <li key={name} className="flex items-center justify-between gap-4">
          <Link to={to} className="flex min-h-8 items-center pointer-coarse:min-h-11">
            {name}
          </Link>
          <span className="num">{number(count)}</span>
        </li>
      ))}
    </ul>
  )
}
