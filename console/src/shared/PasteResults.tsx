import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'

/** The results of pasted lines. */
export function PasteResults({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul className="mt-3 grid gap-2" aria-label={label}>
      {children}
    </ul>
  )
}

/** The result of one line; `mark` puts a tick or a cross in front. */
export function PasteResult({
  bad,
  mark = false,
  children,
}: {
  bad: boolean
  mark?: boolean
  children: ReactNode
}) {
  return (
    <li className={`flex flex-wrap gap-2 ${bad ? 'text-bad' : ''}`}>
      {mark && (bad ? <X className="size-4.5 text-bad" /> : <Check className="size-4.5 text-ok" />)}
      {children}
    </li>
  )
}
