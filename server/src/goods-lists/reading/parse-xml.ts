import { Parser } from 'htmlparser2'
import { Refusal } from '../../platform/http/refusal.ts'

export type Attributes = Readonly<Record<string, string>>
type Handlers = {
  open?(name: string, attributes: Attributes): void
  close?(name: string): void
  text?(text: string): void
}

/**
 * Reads XML as it arrives. Entities of its own, which could name other files or grow without end, are
 * refused with the document type that would declare them.
 */
export async function parseXml(bytes: AsyncIterable<Buffer>, on: Handlers): Promise<void> {
  const parser = new Parser(
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
  for await (const chunk of bytes) parser.write(decoder.decode(chunk, { stream: true }))
  parser.end(decoder.decode())
}

/** A name without its prefix: files name `x:row` what others name `row`. */
export const bareName = (name: string): string => name.slice(name.indexOf(':') + 1)
