/** An avatar's sides in pixels, and the largest file it is made of: under 2 MB (docs/rules/accounts.md). */
export const AVATAR_PIXELS = 180
export const AVATAR_MAX_MEGABYTES = 2
export const AVATAR_MAX_BYTES = AVATAR_MAX_MEGABYTES * 1024 * 1024 - 1
/** The kinds of picture an avatar may be made of, as their files end (docs/rules/accounts.md). */
export const AVATAR_KINDS = ['gif', 'jpeg', 'jpg', 'png', 'bmp'] as const
/** More pixels than a good camera has are a bomb. */
export const AVATAR_PIXELS_READ_MAX = 40_000_000
