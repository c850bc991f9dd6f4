import { Skeleton } from './Skeleton.tsx'

/** The placeholder of a list that begins with a lead: its photo and lines, above three rows. */
export const LeadSkeleton = () => (
  <div className="lead-skeleton">
    <Skeleton kind="rows" count={4} />
  </div>
)
