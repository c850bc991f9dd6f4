/** A share as a bar, with a mark at its target. Decorative: the figure is shown beside it. */
export const Share = ({ perMille, isOff = false }: { perMille: number; isOff?: boolean }) => (
  <svg
    className="block h-3 w-full min-w-24"
    viewBox="0 0 100 12"
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <rect className="fill-sunken" x="0" y="2" width="100" height="8" />
    <rect className={isOff ? 'fill-bad' : 'fill-primary'} x="0" y="2" width={perMille / 10} height="8" />
    <rect className="fill-ink" x="79.6" y="0" width="0.8" height="12" />
  </svg>
)
