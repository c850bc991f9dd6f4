import { type ComponentProps, createElement } from 'react'

/** The data of a lucide icon. */
type IconData = { name: string; node: [tag: string, attributes: object][]; aliases?: string[] }
type IconProps = ComponentProps<'svg'>

/**
 * Replaces lucide's own function in the shop (see its vite.config.ts). Lucide's is many times larger and computes on every render what never varies
 * here: we use no context and set no size or stroke by props. Produces the same elements.
 *
 * @public
 */
// Lucide imports it as a default export.
// oxlint-disable-next-line import/no-default-export
export default function createIcon({ name, node, aliases = [] }: IconData) {
  const classes = ['lucide', ...[name, ...aliases].map((each) => `lucide-${each}`)].join(' ')
  const drawing = node.map(([tag, attributes]) => createElement(tag, attributes))
  return function Icon({ className, ...rest }: IconProps) {
    return createElement(
      'svg',
      {
        ...FRAME,
        className: className ? `${classes} ${className}` : classes,
        ...hiddenUnlessNamed(rest),
        ...rest,
      },
      drawing,
    )
  }
}

const FRAME = {
  xmlns: 'http://www.w3.org/2000/svg',
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

/** An icon beside text is decorative. */
const hiddenUnlessNamed = (props: object) =>
  Object.entries(props).some(([name, value]) => /^(aria-.*|role|title)$/.test(name) && value != null)
    ? {}
    : { 'aria-hidden': 'true' as const }
