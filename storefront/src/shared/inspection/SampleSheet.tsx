import { later } from '@longhaul/browser/chunk/later.tsx'
import { Suspense } from 'react'
import type { SheetProps } from './InspectionSheet.tsx'

const InspectionSheet = later(() => import('./InspectionSheet.tsx').then((found) => found.InspectionSheet))

/** A sample inspection sheet, in a chunk of its own: shows what we check before anything is shipped. */
export function SampleSheet(props: SheetProps) {
  return (
    <Suspense fallback={<div className="min-h-[36rem]" />}>
      <InspectionSheet {...props} />
    </Suspense>
  )
}

/** Loads the sheet, so that the server can render it with its page. */
export const preloadSheet = (): Promise<void> => InspectionSheet.preload()
