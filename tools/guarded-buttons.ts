import { parseSync, Visitor } from 'oxc-parser'

/** Buttons that submit a form, and count a second click at once: their opening tags, on one line each. */
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
