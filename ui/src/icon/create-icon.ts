import { type ComponentProps, createElement } from 'react'

/** What an icon of lucide says of itself. */
type IconData = { name: string; node: [tag: string, attributes: object][]; aliases?: string[] }
type IconProps = ComponentProps<'svg'>

/**
 * In the shop instead of lucide's own (its vite.config.ts), which is many times as long and works out for each drawing what is always the same here: no
 * context, no size or stroke by a property. The same elements come out.
 *
 * @public
 */
// lucide imports it as its own, under no name.
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

/** Beside words an icon says nothing of its own. */
const hiddenUnlessNamed = (props: object) =>
  Object.entries(props).some(([name, value]) => /^(aria-.*|role|title)$/.test(name) && value != null)
    ? {}
    : { 'aria-hidden': 'true' as const }
