import type { ReactNode } from 'react'
import { Thumb } from './Thumb.tsx'

/** The cell of a table that says which product it is: its picture, and words beside it. */
export function ProductCell({ image, children }: { image: string | null; children: ReactNode }) {
  return (
    <span className="flex min-w-[200px] items-center gap-3 font-normal">
      <Thumb src={image} size="small" />
      <span>{children}</span>
    </span>
  )
}
