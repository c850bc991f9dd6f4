/**
 * A key that is the same for equivalent texts of chosen options, such as "颜色: 黑色 ; 尺码：L" and "尺码:L;颜色:黑色".
 * Ignores the width of characters, case, blanks, separators and order. Empty if no options were chosen.
 */
export function optionKey(optionsText: string): string {
  const parts = optionsText
    .slice(0, TEXT_MAX)
    .normalize('NFKC')
    .toLowerCase()
    .split(/[;,、；，|/\n]+/u)
    .map((part) => part.replaceAll(/\s+/gu, ''))
    .filter((part) => part !== '')
  return parts.toSorted().join(';')
}

const TEXT_MAX = 400
