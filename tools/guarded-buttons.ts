import { parseSync, Visitor } from 'oxc-parser'

/** Finds submit buttons that accept a second click immediately: returns their opening tags, each on one line. */
export function unguardedSends(file: string, source: string): string[] {
  const found: string[] = []
  new Visitor({
    JSXOpeningElement({ name, attributes, start, end }) {
      const has = (prop: string) =>
        attributes.some((attribute) => attribute.type === 'JSXAttribute' && attribute.name.name === prop)
      if (name.type === 'JSXIdentifier' && name.name === 'Button' && has('submit') && has('guardMs'))
        found.push(source.slice(start, end).replaceAll(/\s+/g, ' '))
    },
  }).visit(parseSync(file, source).program)
  return found
}
