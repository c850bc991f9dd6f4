import { listed } from '@longhaul/text/marks.ts'
import { fileText } from '@longhaul/text/ui/pictures.ts'

export type FileRule = {
  /** File extensions, which are also the subtypes of `image/…`: gif, jpg, png. */
  kinds: readonly string[]
  maxMegabytes: number
}

/** The `accept` attribute of an input for a rule. */
export const acceptOf = ({ kinds }: FileRule): string => kinds.map((kind) => `.${kind}`).join(',')

/** The file types of a rule, for display: "GIF, JPG, PNG". */
export const kindsOf = ({ kinds }: FileRule): string => listed(kinds.map((kind) => kind.toUpperCase()))

/**
 * Why a file is refused before upload, or null. The server checks the content; this saves a futile upload.
 */
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
