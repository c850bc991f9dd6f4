/**
 * A figure preceded by a bar of its share of the largest, in one column, so that all columns fit beside the
 * menu.
 */
export const Measured = ({ share, children }: { share: number; children: string }) => (
  <span className="grid grid-cols-[minmax(3rem,1fr)_auto] items-center gap-3">
    <Bar share={share} />
    <b className="num">{children}</b>
  </span>
)

const Bar = ({ share }: { share: number }) => (
  <svg
    className="block h-3 w-full min-w-12"
    viewBox="0 0 100 12"
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <rect className="fill-sunken" x="0" y="2" width="100" height="8" />
    <rect className="fill-primary" x="0" y="2" width={Math.min(1, Math.max(0, share)) * 100} height="8" />
  </svg>
)
