import { tableOf } from '@longhaul/domain/entries.ts'
import { type Lang, fieldsOf, inEachLanguage } from '@longhaul/domain/languages.ts'
import type { GoodsKind } from './known-kinds.ts'

const FIGURES = ['low_grams', 'usual_grams', 'high_grams', 'length_mm', 'width_mm', 'height_mm'] as const
export type Figure = (typeof FIGURES)[number]

export type KindValues = Record<`name_${Lang}` | Figure | 'words', string>

/** A kind as its form has it. */
export const toKindValues = (kind: GoodsKind | null): KindValues => ({
  ...fieldsOf(
    'name',
    inEachLanguage((lang) => kind?.[`name_${lang}`] ?? ''),
  ),
  ...tableOf(FIGURES.map((name) => [name, kind ? String(kind[name]) : ''] as const)),
  words: kind?.words.join('\n') ?? '',
})

/** What the form sends; text that is no number becomes 0, which the server refuses. */
export function fromKindValues(values: KindValues) {
  const figure = (name: Figure) => Number.parseInt(values[name], 10) || 0
  return {
    ...fieldsOf(
      'name',
      inEachLanguage((lang) => values[`name_${lang}`]),
    ),
    low_grams: figure('low_grams'),
    usual_grams: figure('usual_grams'),
    high_grams: figure('high_grams'),
    length_mm: figure('length_mm'),
    width_mm: figure('width_mm'),
    height_mm: figure('height_mm'),
    words: values.words.split('\n'),
  }
}

/** A known kind as it is sent to be what it was. */
export const toKindBody = (kind: GoodsKind) => fromKindValues(toKindValues(kind))
