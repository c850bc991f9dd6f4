import { Refusal } from '../../platform/http/refusal.ts'
import { MarkupParser } from '../../platform/markup-parser.ts'

export type Attributes = Readonly<Record<string, string>>
type Handlers = {
  open?(name: string, attributes: Attributes): void
  close?(name: string): void
  text?(text: string): void
}

/**
 * Reads XML as it arrives. Entities of its own, which could name other files or grow without end, are
 * refused with the document type that would declare them.
 * @throws Refusal `sheet_external` for a document type, `sheet_unreadable` at a limit of the parser.
 */
export async function parseXml(bytes: AsyncIterable<Buffer>, on: Handlers): Promise<void> {
  const parser = new MarkupParser(
    {
      onopentag: (name, attributes) => on.open?.(name, attributes),
      onclosetag: (name) => on.close?.(name),
      ontext: (text) => on.text?.(text),
      onprocessinginstruction(name) {
        if (name.startsWith('!')) throw new Refusal('sheet_external')
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  const decoder = new TextDecoder()
  for await (const chunk of bytes)
    if (!parser.write(decoder.decode(chunk, { stream: true }))) throw new Refusal('sheet_unreadable')
  parser.write(decoder.decode())
  parser.end()
}

/** A name without its prefix: files name `x:row` what others name `row`. */
export const bareName = (name: string): string => name.slice(name.indexOf(':') + 1)
