import { lazyWithPreload } from '@longhaul/browser/chunk/lazy-with-preload.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { Suspense } from 'react'
import type { Duty } from './duty.ts'

const DutyDetails = lazyWithPreload(() => import('./DutyDetails.tsx').then((found) => found.DutyDetails))

/** The details of duty and tax, which most pages show folded and load after everything else. */
export const DutyPart = ({ duty }: { duty: Duty }) => (
  <Suspense fallback={<Skeleton kind="lines" count={3} />}>
    <DutyDetails duty={duty} />
  </Suspense>
)
