import type { Fen } from '../money/fen.ts'

/** An option of a product and its values, as the page names them. */
export type PageOption = { name: string; values: readonly string[] }

/** The chosen value of each option, by the option's name. */
export type Choices = Readonly<Record<string, string>>

/** What a text says about the offered options: each pair of an option's name and a value, or null. */
function pairsIn(text: string, offered: readonly PageOption[]): Record<string, string> | null {
  const pairs = text.split(/[;\uff1b]/).map((part) => part.split(/[:\uff1a]/).map((word) => word.trim()))
  const choices: Record<string, string> = {}
  for (const [name, value, ...more] of pairs) {
    const option = offered.find((entry) => entry.name === name)
    if (!option || value === undefined || more.length > 0) return null
    choices[option.name] = value
  }
  return Object.keys(choices).length === offered.length ? choices : null
}

/**
 * Parses the text that the order form writes: one choice for each offered option. Null if the text says
 * anything else.
 */
export function choicesIn(text: string, offered: readonly PageOption[]): Record<string, string> | null {
  const choices = pairsIn(text, offered)
  return choices && missingIn(choices, offered) === undefined ? choices : null
}

/**
 * The value in such a text that the page does not offer; undefined if all are offered, or if the text says
 * anything else.
 */
export function missingValueIn(text: string, offered: readonly PageOption[]): string | undefined {
  const choices = pairsIn(text, offered)
  return choices ? missingIn(choices, offered) : undefined
}

const missingIn = (choices: Choices, offered: readonly PageOption[]): string | undefined =>
  offered.flatMap(({ name, values }) => {
    const value = choices[name]
    return value === undefined || values.includes(value) ? [] : value
  })[0]

/** The variant that matches these choices, if every option is chosen and the page lists the combination. */
export const chosenVariant = <Variant extends { choices: readonly string[] }>(
  { options, variants }: { options: readonly { name: string }[]; variants: readonly Variant[] },
  choices: Choices,
): Variant | undefined =>
  variants.find((variant) => options.every(({ name }, index) => choices[name] === variant.choices[index]))

/**
 * The page's price of one piece: the chosen variant's where it differs from the product's, otherwise the one
 * for this quantity. Null if the page does not say.
 */
export function pagePrice(
  {
    variantFen,
    productFen,
    steps,
  }: {
    variantFen: Fen | null
    productFen: Fen | null
    steps: readonly { from: number; fen: Fen }[]
  },
  quantity: number,
): Fen | null {
  if (variantFen !== null && variantFen !== productFen) return variantFen
  const step = steps.findLast(({ from }) => from <= quantity) ?? steps[0]
  return step?.fen ?? variantFen ?? productFen
}
