import { time } from '@longhaul/text/format.ts'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

/** The last scans at a station, newest first, as `ScanRow`s. */
export const ScanRows = ({ children }: { children: ReactNode }) => (
  <ul className="grid gap-px overflow-hidden rounded-card border bg-line">{children}</ul>
)

/** One scan: whether it succeeded, its code and time, its effect, and the actions available. */
export function ScanRow({
  icon: Icon,
  good,
  code,
  at,
  action,
  children,
}: {
  icon: LucideIcon
  good: boolean
  code: string
  /** When it was scanned, ISO 8601. */
  at: string
  action?: ReactNode
  children: ReactNode
}) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2 bg-surface px-3 py-2 text-sm">
      <Icon className={`size-4.5 ${good ? 'text-ok' : 'text-bad'}`} />
      <span className="code">{code}</span>
      <time className="text-ink-3" dateTime={at}>
        {time(new Date(at))}
      </time>
      <span className={`grid text-ink-2 ${action ? 'col-start-2' : 'col-[2/-1]'}`}>{children}</span>
      {action && <span className="col-start-3 row-start-2 flex self-end">{action}</span>}
    </li>
  )
}
