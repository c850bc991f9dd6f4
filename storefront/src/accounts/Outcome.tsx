import { type ReactNode, useEffect, useRef } from 'react'
import { AccountCard } from './AccountCard.tsx'

/** What became of something. The focus goes to the heading, so that the outcome is the first thing heard. */
export function Outcome(card: { title: string; picture?: ReactNode; lead: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector('h1')?.focus(), [])
  return (
    <div ref={place}>
      <AccountCard {...card} />
    </div>
  )
}
