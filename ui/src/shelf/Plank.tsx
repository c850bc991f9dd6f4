import type { ReactNode } from 'react'
import { Notches } from './Notches.tsx'
import './shelf.css'

/** One piece on the shelf: its picture, its name, a line about it, and how much of its free time is used. */
export function Plank({
  picture,
  title,
  detail,
  used,
  days = 30,
}: {
  picture: ReactNode
  title: ReactNode
  detail?: ReactNode
  /** Days it has lain here; without it there are no notches. */
  used?: number | undefined
  days?: number | undefined
}) {
  return (
    <li className="plank">
      {picture}
      <div className="plank-words">
        <b>{title}</b>
        {detail && <p>{detail}</p>}
        {used !== undefined && <Notches used={used} days={days} />}
      </div>
    </li>
  )
}
