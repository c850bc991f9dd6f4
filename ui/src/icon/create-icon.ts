import { type ComponentProps, createElement } from 'react'

/** The data of a lucide icon. */
type IconData = { node: [tag: string, attributes: object][] }
type IconProps = ComponentProps<'svg'>

/**
 * Replaces lucide's own function in the shop (see its vite.config.ts). Lucide's is many times larger and
 * computes on every render what never varies here: we use no context and set no size or stroke by props. What
 * all icons have in common is in the style sheet (base.css), not in each of the sixty elements of a page.
 *
 * @public
 */
// Lucide imports it as a default export.
// oxlint-disable-next-line import/no-default-export
export default function createIcon({ node }: IconData) {
  const drawing = node.map(([tag, attributes]) => createElement(tag, attributes))
  return function Icon({ className, ...rest }: IconProps) {
    return createElement(
      'svg',
      {
        viewBox: '0 0 24 24',
        className: className ? `lucide ${className}` : 'lucide',
        ...hiddenUnlessNamed(rest),
        ...rest,
      },
      drawing,
    )
  }
}

/** An icon beside text is decorative. */
const hiddenUnlessNamed = (props: object) =>
  Object.entries(props).some(([name, value]) => /^(aria-.*|role|title)$/.test(name) && value != null)
    ? {}
    : { 'aria-hidden': 'true' as const }
