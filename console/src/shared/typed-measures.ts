import { ungrouped } from '@longhaul/browser/form/typed-money.ts'
import { tidyCode } from '@longhaul/domain/texts/tidy.ts'

/** The maximum that the contract accepts for a stock item or a package. */
const GRAMS_MAX = 200_000
const MILLIMETRES_MAX = 5_000

/** Parses grams as shown by a scale: `680`, `1,250`, full-width digits. Null if invalid. */
export function readGrams(typed: string): number | null {
  const text = ungrouped(typed).replace(/\s*g$/iu, '')
  if (!/^\d{1,6}$/.test(text)) return null
  const grams = Number(text)
  return grams >= 1 && grams <= GRAMS_MAX ? grams : null
}

/** Parses centimetres (`30`, `30.5`, `30,5`) into millimetres. Null if invalid. */
export function readCentimetres(typed: string): number | null {
  const text = tidyCode(typed)
    .replace(/\s*cm$/iu, '')
    .replace(',', '.')
  const parts = /^(\d{1,3})(?:\.(\d))?$/.exec(text)
  if (!parts) return null
  const millimetres = Number(parts[1]) * 10 + Number(parts[2] ?? '0')
  return millimetres >= 1 && millimetres <= MILLIMETRES_MAX ? millimetres : null
}

/** Weight and size, parsed. */
export type Measures = { weight_grams: number; length_mm: number; width_mm: number; height_mm: number }

/** Weight and size as typed. */
export type TypedMeasures = { weight: string; length: string; width: string; height: string }

/** All four figures, or null if one of them is invalid. */
export function readMeasures(typed: TypedMeasures): Measures | null {
  const weight = readGrams(typed.weight)
  const [length, width, height] = [typed.length, typed.width, typed.height].map(readCentimetres)
  if (weight === null || length == null || width == null || height == null) return null
  return { weight_grams: weight, length_mm: length, width_mm: width, height_mm: height }
}

/** Formats known measures for the fields. */
export const typeMeasures = (known: {
  weight_grams: number | null
  size_mm: readonly number[] | null
}): TypedMeasures => {
  const [length, width, height] = (known.size_mm ?? []).map((mm) => String(mm / 10))
  return {
    weight: known.weight_grams === null ? '' : String(known.weight_grams),
    length: length ?? '',
    width: width ?? '',
    height: height ?? '',
  }
}
