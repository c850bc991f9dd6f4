import { later } from '@longhaul/browser/chunk/later.tsx'
import { Suspense } from 'react'
import type { SheetProps } from './InspectionSheet.tsx'

const InspectionSheet = later(() => import('./InspectionSheet.tsx').then((found) => found.InspectionSheet))

/** A sample inspection sheet on its mat, in a chunk of its own: what we look at before anything travels. */
export function SampleSheet(props: SheetProps) {
  return (
    <Suspense fallback={<div className="min-h-[36rem]" />}>
      <InspectionSheet {...props} />
    </Suspense>
  )
}

/** The server draws it with its page. */
export const preloadSheet = (): Promise<void> => InspectionSheet.preload()
