import type { TextureName } from './texture.ts'

/** The colours of one variant: the main colour, and an accent. */
export type Look = readonly [main: string, accent?: string]

/** Draws an object on a square of 400 units, lying or standing, without a background. */
export type Drawing = (look: Look, pieces: number) => string

/** A colour made darker (below 1) or lighter (above 1). */
export function shade(colour: string, factor: number): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  const toward = factor > 1 ? 255 : 0
  const share = factor > 1 ? factor - 1 : 1 - factor
  return `#${parts
    .map((part) =>
      Math.round(part + (toward - part) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

const textured =
  (texture: TextureName, strength: number) =>
  (path: string, fill: string): string =>
    `<path d="${path}" fill="${fill}"/><path d="${path}" fill="url(#${texture})" fill-opacity="${strength}"/>`

export const cloth = textured('cloth', 0.9)
export const hide = textured('hide', 0.9)
export const grit = textured('grit', 0.85)
export const fur = textured('fur', 0.95)

/** A path with a flat fill, and further attributes in `more`. */
export const flat = (path: string, fill: string, more = ''): string =>
  `<path d="${path}" fill="${fill}" ${more}/>`
/** A line along a path. */
export const line = (path: string, stroke: string, width: number, more = ''): string =>
  `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${width}" ${more}/>`
/** Stitches along a path. */
export const stitch = (path: string, stroke: string, width = 1.2): string =>
  line(path, stroke, width, 'stroke-dasharray="5 3" stroke-opacity=".8"')
/** A soft shadow along a path. */
export const fold = (path: string, width: number, opacity = 0.35): string =>
  line(path, '#000', width, `stroke-opacity="${opacity}" filter="url(#dark3)"`)
/** The shadow of a standing object on the ground. */
export const ground = (cx: number, cy: number, rx: number, ry: number): string =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="#000" opacity=".42" filter="url(#dark8)"/>`
export const place = (svg: string, transform: string): string => `<g transform="${transform}">${svg}</g>`

/** A pseudo-random number from 0 to 1, always the same for a seed. */
export const chance = (seed: number): number => {
  const wave = Math.sin(seed * 127.1 + 11.7) * 43_758.545
  return wave - Math.floor(wave)
}

/**
 * The definitions that a drawing refers to: textures (smoothed in close-ups), filters and gradients. What is
 * black is blurred by `dark3` and `dark8`, which compute the alpha channel alone and not all four like `b3`
 * and `b8`; for the same reason the shadow `sh` is not `feDropShadow`. That saves a third of a picture's time
 * and looks the same.
 */
export const definitions = (
  textures: readonly [name: string, url: string][],
  isNear: boolean,
): string => `<defs>
  ${textures
    .map(
      ([name, url]) =>
        `<pattern id="${name}" width="400" height="400" patternUnits="userSpaceOnUse"><image href="${url}" width="400" height="400" ${isNear ? '' : ' image-rendering="optimizeSpeed"'}/></pattern>`,
    )
    .join('')}
  <filter id="b3" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="3"/></filter>
  <filter id="dark3" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="3"/></filter>
  <filter id="b8" color-interpolation-filters="sRGB" x="-30%" y="-120%" width="160%" height="340%"><feGaussianBlur stdDeviation="8"/></filter>
  <filter id="dark8" color-interpolation-filters="sRGB" x="-30%" y="-120%" width="160%" height="340%"><feGaussianBlur in="SourceAlpha" stdDeviation="8"/></filter>
  <filter id="sh" x="-6%" y="-6%" width="116%" height="118%" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="9"/><feOffset dx="7" dy="10"/><feComponentTransfer><feFuncA type="linear" slope=".42"/></feComponentTransfer><feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter>
  <radialGradient id="vig" cx=".45" cy=".4" r=".8"><stop offset=".55" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".2"/></radialGradient>
  <radialGradient id="ball" cx=".36" cy=".3" r=".75"><stop offset="0" stop-color="#fff" stop-opacity=".38"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".42"/></radialGradient>
  <linearGradient id="round"><stop offset="0" stop-color="#000" stop-opacity=".42"/><stop offset=".22" stop-color="#fff" stop-opacity=".22"/><stop offset=".42" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".5"/></linearGradient>
  <linearGradient id="gleam"><stop offset="0" stop-color="#000" stop-opacity=".5"/><stop offset=".14" stop-color="#fff" stop-opacity=".05"/><stop offset=".27" stop-color="#fff" stop-opacity=".62"/><stop offset=".4" stop-color="#fff" stop-opacity=".08"/><stop offset=".62" stop-color="#000" stop-opacity=".3"/><stop offset=".8" stop-color="#fff" stop-opacity=".26"/><stop offset="1" stop-color="#000" stop-opacity=".55"/></linearGradient>
  <linearGradient id="sheen" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".34"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".3"/></linearGradient>
</defs>`
