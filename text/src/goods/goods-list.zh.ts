import { spacedName } from '../spaced-name.ts'
import type { text as english } from './goods-list.en.ts'

export const text: typeof english = {
  goodsList(names, total = names.length) {
    const [first = '', second, third] = names
    if (second === undefined) return total > 1 ? `${first} ${total} 件` : first
    if (names.length === total && total === 2) return `${spacedName(first)}和${spacedName(second)}`.trim()
    if (names.length === total && total === 3)
      return `${first}、${spacedName(second).trimStart()}和${spacedName(third ?? '')}`.trim()
    return `${first}、${spacedName(second).trimStart()}等 ${total} 件`
  },
  goodsTo: (goods, place) => `${goods} → ${place}`,
}

export const { goodsList, goodsTo } = text
