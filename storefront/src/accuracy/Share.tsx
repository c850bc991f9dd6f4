/** A share as a bar, with a line at the promised value. The figure itself is shown next to it. */
export const Share = ({ of, promised }: { of: number; promised: number }) => (
  <svg
    className="block w-full"
    height="12"
    viewBox="0 0 100 12"
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <rect fill="var(--sunken)" x="0" y="2" width="100" height="8" />
    <rect fill="var(--primary)" x="0" y="2" width={of / 10} height="8" />
    <rect fill="var(--ink)" x={promised - 0.4} y="0" width="0.8" height="12" />
  </svg>
)
