import { type ReactNode, useEffect, useRef } from 'react'
import { AccountCard } from './AccountCard.tsx'

/** The result of an action. The heading takes the focus, so that screen readers announce the result first. */
export function Outcome(card: { title: string; picture?: ReactNode; lead: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector('h1')?.focus(), [])
  return (
    <div ref={place}>
      <AccountCard {...card} />
    </div>
  )
}
