/**
 * What makes two texts of chosen options the same: "颜色: 黑色 ; 尺码：L" and "尺码:L;颜色:黑色". Width of letters, case, blanks, separators and order do not count. Empty
 * for no choice.
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
