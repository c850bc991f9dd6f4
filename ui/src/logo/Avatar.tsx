import { firstCharacter } from '@longhaul/domain/accounts/nickname.ts'

/**
 * A person's picture, or the first letter of their name on kraft paper. Decorative: the name is shown beside
 * it.
 */
export function Avatar({
  src,
  name,
  size = 32,
}: {
  src?: string | null | undefined
  name: string
  size?: 32 | 64 | 96 | 180
}) {
  if (src) return <img className="avatar" src={src} alt="" width={size} height={size} data-size={size} />
  return (
    <span className="avatar" aria-hidden="true" data-size={size}>
      {firstCharacter(name.trim()).toUpperCase()}
    </span>
  )
}
