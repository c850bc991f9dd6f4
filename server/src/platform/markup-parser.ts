import { type Handler, Parser, type ParserOptions } from 'htmlparser2'

/** No real page or sheet nests elements to this depth, or gives one so many attributes. Checked by piece. */
const DEPTH_MAX = 2_000
const ATTRIBUTES_MAX = 2_000
const PIECE = 1 << 14

/**
 * Parses HTML or XML of any origin as it arrives. The parser's time for an element grows with the number of
 * open ones and of its attributes, so it stops at markup that has too many.
 */
export class MarkupParser {
  readonly #parser: Parser
  #depth = 0
  #attributes = 0

  constructor(on: Partial<Handler>, options: ParserOptions = {}) {
    const { onopentag, onclosetag } = on
    this.#parser = new Parser(
      {
        ...on,
        onopentag: (name, attributes, isImplied) => {
          this.#depth += 1
          this.#attributes = 0
          onopentag?.(name, attributes, isImplied)
        },
        onattribute: () => {
          this.#attributes += 1
        },
        onclosetag: (name, isImplied) => {
          this.#depth -= 1
          onclosetag?.(name, isImplied)
        },
      },
      options,
    )
  }

  /** Parses more of the text. @returns false, and reads no further, once it is at a limit. */
  write(text: string): boolean {
    for (let at = 0; at < text.length && !this.#isAtLimit(); at += PIECE)
      this.#parser.write(text.slice(at, at + PIECE))
    return !this.#isAtLimit()
  }

  #isAtLimit(): boolean {
    return this.#depth > DEPTH_MAX || this.#attributes > ATTRIBUTES_MAX
  }

  /** Closes what is still open. */
  end(): void {
    this.#parser.end()
  }
}
