import { fileText } from '@longhaul/text/ui/pictures.ts'

export type FileRule = {
  /** Endings, which are also the kinds of `image/…`: gif, jpg, png. */
  kinds: readonly string[]
  maxMegabytes: number
}

/** What an input's `accept` says for a rule. */
export const acceptOf = ({ kinds }: FileRule): string => kinds.map((kind) => `.${kind}`).join(',')

/** The kinds of a rule, for people: "GIF, JPG, PNG". */
export const kindsOf = ({ kinds }: FileRule): string => kinds.map((kind) => kind.toUpperCase()).join(', ')

/** Why a file is refused before it is sent, or null. The server checks its content; this saves the upload. */
export function whyNotFile(
  file: { name: string; type: string; size: number },
  rule: FileRule,
): string | null {
  const ending = file.name.split('.').at(-1)?.toLowerCase() ?? ''
  const says = file.type.split('/')[1] ?? ''
  const isKind =
    rule.kinds.includes(ending) && (says === '' || rule.kinds.some((kind) => says.includes(sameAs(kind))))
  if (!isKind) return fileText.fileWrongKind(file.name, kindsOf(rule))
  if (file.size > rule.maxMegabytes * 1024 * 1024) return fileText.fileTooLarge(file.name, rule.maxMegabytes)
  return null
}

const sameAs = (kind: string): string => (kind === 'jpg' ? 'jpeg' : kind)
