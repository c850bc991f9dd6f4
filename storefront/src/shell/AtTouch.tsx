import { useInPage } from '@longhaul/ui/time/use-page-time.ts'
import { type ComponentType, type ReactNode, Suspense } from 'react'

/** What is not seen at first and does nothing before the page is touched: the server does not draw it. `pending` stands there while it loads. */
export function AtTouch({ Part, pending }: { Part: ComponentType<object>; pending?: ReactNode }) {
  return (
    useInPage() && (
      <Suspense fallback={pending}>
        <Part />
      </Suspense>
    )
  )
}
