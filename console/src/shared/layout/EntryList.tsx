import type { ReactNode } from 'react'

/** A list with a line below each entry; an entry's two children are placed at the left and the right. */
export function EntryList({ children }: { children: ReactNode }) {
  return <ul>{children}</ul>
}

export function Entry({ children }: { children: ReactNode }) {
  return <li className="flex justify-between gap-4 border-b border-line/60 py-[7px]">{children}</li>
}
