import type { ReactNode } from 'react'
import { Thumb } from './Thumb.tsx'

/** Table cell for a product: its picture with text next to it. */
export function ProductCell({ image, children }: { image: string | null; children: ReactNode }) {
  return (
    <span className="flex min-w-[200px] items-center gap-3 font-normal">
      <Thumb src={image} size="small" />
      <span>{children}</span>
    </span>
  )
}
