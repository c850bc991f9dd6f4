import { pageLang } from '../../lang.ts'
import { en } from './categories.en.ts'
import { zh } from './categories.zh.ts'

export const categoryText = pageLang === 'zh' ? zh : en

/** The name of a kind of goods; what we do not know keeps its own. */
export const categoryName = (id: string): string =>
  categoryText.groups.map(({ names }) => names[id]).find((name) => name !== undefined) ?? id
