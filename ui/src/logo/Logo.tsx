/**
 * The shop's logo: its own picture or, if it has none, an indigo box with a fold of cinnabar tape. `name` is
 * shown beside it and is its accessible name.
 */
export function Logo({
  src,
  name,
  markOnly,
  size,
}: {
  src?: string | null | undefined
  name: string
  markOnly?: boolean
  /**
   * `small`: 24 px high instead of 32. `narrow`: a smaller name on the smallest phones; `mark`: no name on
   * phones and tablets.
   */
  size?: 'small' | 'narrow' | 'mark' | undefined
}) {
  return (
    <span className="logo" data-size={size}>
      {src ? (
        <img src={src} alt={markOnly ? name : ''} height={32} />
      ) : (
        <Box label={markOnly ? name : undefined} />
      )}
      {!markOnly && <span className="logo-name">{name}</span>}
    </span>
  )
}

function Box({ label }: { label: string | undefined }) {
  return (
    <svg
      viewBox="0 0 32 32"
      width="32"
      height="32"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={!label}
    >
      <path className="logo-box" d="M2 9.5 16 3l14 6.5v13L16 29 2 22.5z" />
      <path className="logo-side" d="M16 16v13L2 22.5v-13z" />
      <path className="logo-tape" d="m9 6.25 14 6.5v8l-4 1.9v-8L5 8.1z" />
    </svg>
  )
}
