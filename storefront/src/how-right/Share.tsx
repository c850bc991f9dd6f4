/** A share as a bar, with a line where it should be. The figure itself stands beside it. */
export const Share = ({ of, promised }: { of: number; promised: number }) => (
  <svg
    className="block h-3 w-full min-w-24"
    viewBox="0 0 100 12"
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <rect className="fill-sunken" x="0" y="2" width="100" height="8" />
    <rect className="fill-primary" x="0" y="2" width={of / 10} height="8" />
    <rect className="fill-ink" x={promised - 0.4} y="0" width="0.8" height="12" />
  </svg>
)
