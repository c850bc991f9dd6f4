/** A value as a bar of the largest. Decorative: the figure stands beside it. */
export const Bar = ({ share }: { share: number }) => (
  <svg
    className="block h-3 w-full min-w-20"
    viewBox="0 0 100 12"
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <rect className="fill-sunken" x="0" y="2" width="100" height="8" />
    <rect className="fill-primary" x="0" y="2" width={Math.min(1, Math.max(0, share)) * 100} height="8" />
  </svg>
)
