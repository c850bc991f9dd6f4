/**
 * The values of chosen options, as they stand on the goods: `颜色: 墨绿; 尺码: L` is 墨绿 and L. A part without the
 * name of an option is a value by itself, and a ratio such as 1:64 is no name with a value.
 */
export function optionValues(optionsText: string): string[] {
  return optionsText
    .split(/[;；\n]/u)
    .map((part) => NAMED.exec(part.trim())?.[1] ?? part.trim())
    .filter((value) => value !== '')
}

/** A name, which has a letter and does not end in a digit, then its value. */
const NAMED = /^(?=[^:：]*\p{L})[^:：]*[^:：\d\s]\s*[:：]\s*(\S.*)$/u
