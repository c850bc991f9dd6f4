import { useInPage } from '@longhaul/ui/time/use-page-time.ts'
import { type ComponentType, type ReactNode, Suspense } from 'react'
import { FramePart } from './FramePart.tsx'

/** A part that is invisible at first and inactive until the page is touched: the server does not render it. `pending` is shown while it loads. */
export function AtTouch({ Part, pending }: { Part: ComponentType<object>; pending?: ReactNode }) {
  return (
    useInPage() && (
      <FramePart>
        <Suspense fallback={pending}>
          <Part />
        </Suspense>
      </FramePart>
    )
  )
}
