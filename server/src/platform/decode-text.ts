/**
 * A text file in UTF-8, in GB 18030, the default of Chinese spreadsheets, or in UTF-16 with its mark, which
 * spreadsheets call Unicode text. Null for content in none of them.
 */
export function decodeText(content: Buffer): { text: string; isGb18030: boolean } | null {
  const wide = content[0] === 0xff && content[1] === 0xfe ? decodes('utf-16le', content) : null
  const text = wide ?? decodes('utf-8', content)
  if (text !== null) return { text, isGb18030: false }
  const chinese = decodes('gb18030', content)
  return chinese === null ? null : { text: chinese, isGb18030: true }
}

function decodes(encoding: string, content: Buffer): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(content)
  } catch {
    return null
  }
}
