import type { SplitLink } from '../split-link.ts'
import { innerLinks } from '../inner-links.ts'
import type { Reading } from './marketplace.ts'

/** An app's own link that carries a web link in one of the given parameters (lower case). */
export function appLinkInside({ params }: SplitLink, ...names: readonly string[]): Reading | undefined {
  const inner = innerLinks(params, names)
  return inner.length === 0 ? undefined : { kind: 'wrapped', inner }
}
