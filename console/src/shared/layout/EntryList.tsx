import type { ReactNode } from 'react'

/** A list with a rule below each entry: what it is at the left, how much of it at the right. */
export function EntryList({ children }: { children: ReactNode }) {
  return <ul>{children}</ul>
}

export function Entry({ children }: { children: ReactNode }) {
  return <li className="flex justify-between gap-4 border-b border-line/60 py-[7px]">{children}</li>
}
