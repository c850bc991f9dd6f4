import { useInPage } from '@longhaul/ui/time/use-page-time.ts'
import { type ComponentType, Suspense } from 'react'

/** What is not seen at first and does nothing before the page is touched: the server does not draw it. */
export function AtTouch({ Part }: { Part: ComponentType<object> }) {
  return (
    useInPage() && (
      <Suspense>
        <Part />
      </Suspense>
    )
  )
}
