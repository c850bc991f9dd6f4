import type { ReactNode } from 'react'
import { Thumb } from './Thumb.tsx'

/** The head of a panel: a picture, with the name and the key facts next to it. */
export function Subject({
  image,
  pictureSize = 'large',
  children,
}: {
  image: string | null
  pictureSize?: 'medium' | 'large'
  children: ReactNode
}) {
  return (
    <div className="flex gap-4">
      <Thumb src={image} size={pictureSize} />
      <div className="grid min-w-0 content-start gap-2">{children}</div>
    </div>
  )
}
