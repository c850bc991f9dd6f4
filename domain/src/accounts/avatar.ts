/**
 * The width and height of an avatar in pixels, and the largest file accepted for upload: under 2 MB
 * (docs/rules/accounts.md).
 */
export const AVATAR_PIXELS = 180
export const AVATAR_MAX_MEGABYTES = 2
export const AVATAR_MAX_BYTES = AVATAR_MAX_MEGABYTES * 1024 * 1024 - 1
/** The image formats accepted for an avatar, by file extension (docs/rules/accounts.md). */
export const AVATAR_KINDS = ['gif', 'jpeg', 'jpg', 'png', 'bmp'] as const
/** An image with more pixels than a good camera produces is treated as a decompression bomb. */
export const AVATAR_PIXELS_READ_MAX = 40_000_000
