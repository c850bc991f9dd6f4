import type { ReactNode } from 'react'
import { Thumb } from '../shared/Thumb.tsx'

const ROW =
  'grid grid-cols-[48px_minmax(0,1fr)_auto] items-start gap-x-4 gap-y-3 border-b border-line px-5 py-3 last:border-b-0 max-md:grid-cols-[48px_minmax(0,1fr)]'

/** An item of an order or a package: its picture, its description, and at the end its state. */
export function ThingRow({
  image,
  end,
  children,
}: {
  image: string | null
  end?: ReactNode
  children: ReactNode
}) {
  return (
    <li className={ROW}>
      <Thumb src={image} />
      <div>{children}</div>
      {end && <div className="text-end max-md:col-start-2 max-md:text-start">{end}</div>}
    </li>
  )
}
