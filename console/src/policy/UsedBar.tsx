const LOOK = { much: 'fill-warn', some: 'fill-primary' } as const

/** How much of a person's limit is used: amber from three quarters on. The figures are shown beside it. */
export const UsedBar = ({ share }: { share: number }) => (
  <svg
    className="block h-2 w-full min-w-16"
    viewBox="0 0 100 8"
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <rect className="fill-sunken" x="0" y="0" width="100" height="8" rx="1" />
    <rect
      className={LOOK[share >= 0.75 ? 'much' : 'some']}
      x="0"
      y="0"
      width={share * 100}
      height="8"
      rx="1"
    />
  </svg>
)
