import type { ReactNode } from 'react'
import { Notches } from './Notches.tsx'
import './shelf.css'

/**
 * One item on the shelf: its picture, its name, a line about it, and how much of its free storage is used.
 */
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
  /** Days of storage so far; notches are shown only if this is given. */
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
