/**
 * How far into a page its charset declaration is looked for. (The HTML standard says 1024 bytes; real pages
 * declare it later.)
 */
const PRESCAN_BYTES = 4_096

/**
 * Decodes a page's bytes. The byte order mark takes precedence, then the header's charset, then the page's
 * own `<meta>`. Without any of these the page is UTF-8 if it is valid as such, otherwise GB18030, as an old
 * Chinese page.
 */
export function decodePage(body: Buffer, charset?: string): string {
  const marked = markOf(body)
  const named = marked ?? decoderFor(charset) ?? decoderFor(metaCharset(body))
  if (named) return named.decode(body)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body)
  } catch {
    return new TextDecoder('gb18030').decode(body)
  }
}

function markOf([first, second, third]: Buffer): TextDecoder | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return new TextDecoder('utf-8')
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be')
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le')
  return undefined
}

function metaCharset(body: Buffer): string | undefined {
  const head = body.subarray(0, PRESCAN_BYTES).toString('latin1')
  const label = /<meta[^>]{0,200}?charset\s*=\s*["']?\s*([\w:.-]+)/i.exec(head)?.[1]
  // A page whose `<meta>` is readable as single bytes is not UTF-16, whatever it declares.
  return label && /^utf-?16/i.test(label) ? 'utf-8' : label
}

function decoderFor(label: string | undefined): TextDecoder | undefined {
  if (!label) return undefined
  try {
    return new TextDecoder(label)
  } catch {
    return undefined
  }
}
