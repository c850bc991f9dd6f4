import { namesOf } from '@longhaul/domain/entries.ts'

/**
 * The print fonts, in the order in which a text looks for one that has all its letters. The rule for what can
 * be printed, `whyNotPrint`, knows their letters from a generated list: after a change here run `npm run
 * letters`.
 */
export const FONTS = {
  latin: { files: 'NotoSans', extension: 'ttf', package: '@embedpdf/fonts-latin' },
  chinese: { files: 'NotoSansHans', extension: 'otf', package: '@embedpdf/fonts-sc' },
  japanese: { files: 'NotoSansJP', extension: 'otf', package: '@embedpdf/fonts-jp' },
  korean: { files: 'NotoSansKR', extension: 'otf', package: '@embedpdf/fonts-kr' },
} as const
export type FontName = keyof typeof FONTS
export const FONT_NAMES = namesOf(FONTS)

export const WEIGHTS = ['Regular', 'Bold'] as const
export type Weight = (typeof WEIGHTS)[number]
